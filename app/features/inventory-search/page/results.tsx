import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import type { Translate } from "#app/site/page/copy.ts";
import { GateNotice } from "#app/site/gate/gate-notice.tsx";
import { rememberList } from "#app/site/vehicles/cards/list-memory.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { Announcement } from "#app/features/inventory-search/announcement.tsx";
import type { ListText } from "#app/features/inventory-search/copy.ts";
import { hasModifier } from "#app/features/inventory-search/has-modifier.ts";
import type {
  ListPageData,
  PaymentPromptView,
} from "#app/features/inventory-search/list-page-data.ts";
import { Pager } from "#app/features/inventory-search/paging/pager.tsx";
import {
  toLoadedState,
  useLoadedCards,
} from "#app/features/inventory-search/paging/use-loaded-cards.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** The prompt stands fourth, after three cards. */
const PAYMENT_PROMPT_AT = 3;

/**
 * The prompt stands among the cards, where a shopper compares prices, and asks what each car would cost a
 * month.
 */
function PaymentPrompt({
  prompt: { title, text, action },
}: {
  readonly prompt: PaymentPromptView;
}) {
  return (
    <section className="you-pay" aria-labelledby="payment-prompt">
      <div>
        <h3 className="h3" id="payment-prompt">
          {title}
        </h3>
        <p className="meta">{text}</p>
      </div>
      <LinkButton href={action.address} look="ink">
        {action.label}
      </LinkButton>
    </section>
  );
}

interface ResultsProps {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
}

/** This section holds the cars found and the way to more of them. */
export function Results({ page, t }: ResultsProps) {
  const { pages, vehicles, paymentPrompt } = page;
  const { firstPage, earlier } = useLoadedCards(page);
  const navigate = useNavigate();
  const first = (pages?.from ?? 1) - earlier.length;
  const cards = useMemo(
    () => (earlier.length === 0 ? vehicles : [...earlier, ...vehicles]),
    [earlier, vehicles],
  );
  useEffect(() => {
    // A vehicle's page finds the neighbors of its vehicle in this record.
    rememberList({
      address: page.address,
      total: page.total,
      firstPlace: first,
      vehicles: cards.map(({ vin, address }) => ({ vin, address })),
    });
  }, [page.address, page.total, first, cards]);
  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    // The keyboard goes on with the first car that was loaded.
    list.current
      ?.querySelectorAll<HTMLElement>(".car-name a")
      [earlier.length]?.focus({ preventScroll: true });
  }, [earlier]);

  function loadMore(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    link.dataset["busy"] = "";
    wantsFocus.current = true;
    void Promise.resolve(
      navigate(link.pathname + link.search, {
        replace: true,
        preventScrollReset: true,
        state: toLoadedState(firstPage),
      }),
    ).finally(() => {
      delete link.dataset["busy"];
    });
  }

  return (
    <div ref={list}>
      {page.gateNotice !== null && <GateNotice notice={page.gateNotice} />}
      {cards.length > 0 && (
        <VehicleCards
          vehicles={cards}
          layout="list"
          isFirstScreen
          inset={
            paymentPrompt === null
              ? undefined
              : {
                  at: PAYMENT_PROMPT_AT,
                  element: <PaymentPrompt prompt={paymentPrompt} />,
                }
          }
        />
      )}
      {pages !== null && (
        <Pager
          total={page.total}
          pages={pages}
          from={first}
          onLoadMore={loadMore}
          t={t}
        />
      )}
      <Announcement
        page={page}
        shownTo={
          pages === null || earlier.length === 0
            ? null
            : { from: first, to: pages.to }
        }
        t={t}
      />
    </div>
  );
}
