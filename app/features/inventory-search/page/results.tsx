import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { GateNotice } from "#app/site/gate/gate-notice.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { rememberList } from "#app/site/vehicles/cards/list-memory.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { Announcement } from "#app/features/inventory-search/announcement.tsx";
import type { ListPartProps } from "#app/features/inventory-search/list-page-data.ts";
import { Pager } from "#app/features/inventory-search/paging/pager.tsx";
import {
  toLoadedState,
  useLoadedCards,
} from "#app/features/inventory-search/paging/use-loaded-cards.ts";
import { ShortNote } from "#app/features/inventory-search/rescue/rescued-results.tsx";
import { PaymentPrompt } from "#app/features/inventory-search/terms/payment-prompt.tsx";
import { stepTo } from "#app/features/inventory-search/steps/list-steps.ts";
import { isPlainClick } from "#app/features/inventory-search/steps/use-list-steps.ts";

const PAYMENT_PROMPT_AT = 3;

export function Results({ page, t }: ListPartProps) {
  const { note, pages, vehicles } = page;
  const { priceView } = useSite();
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
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    link.dataset["busy"] = "";
    wantsFocus.current = true;
    const { done } = stepTo(link.pathname + link.search, {
      navigate,
      more: toLoadedState(firstPage),
    });
    void done.finally(() => {
      delete link.dataset["busy"];
    });
  }

  // What else changes here when the page comes alive draws no card again.
  const grid = useMemo(() => {
    if (cards.length === 0) return null;
    const { inlineTerms } = page;
    return (
      <VehicleCards
        vehicles={cards}
        layout="list"
        isFirstScreen
        end={<ShortNote page={page} />}
        inset={
          inlineTerms === null
            ? undefined
            : {
                at: priceView === "monthly" ? 0 : PAYMENT_PROMPT_AT,
                element: (
                  <PaymentPrompt inlineTerms={inlineTerms} page={page} t={t} />
                ),
              }
        }
      />
    );
  }, [cards, page, priceView, t]);

  return (
    <div ref={list}>
      {page.gateNotice !== null && (
        <GateNotice notice={page.gateNotice}>
          {page.unanswered.map((words) => (
            <p key={words} className="gate-unanswered">
              {words}
            </p>
          ))}
        </GateNotice>
      )}
      {note !== null && cards.length > 0 && (
        <p className="meta list-note">
          {note.text}{" "}
          {note.link && <a href={note.link.address}>{note.link.label}</a>}
        </p>
      )}
      {grid}
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
