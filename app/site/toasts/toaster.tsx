import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { isLed } from "#app/site/page/step-navigation.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { type ShownToast, ToastArea } from "#app/ui/overlays/toast-area.tsx";
import type { ToastMessage } from "#app/ui/overlays/toast.tsx";
import { toastCopy } from "./copy.ts";

/** The profile sets life and closing where a toast has none of its own. */
export type NewToast = Pick<ToastMessage, "severity" | "summary" | "detail"> &
  Partial<ToastMessage>;

const ShowToast = createContext<(toast: NewToast) => void>(() => {});

/** What happens only in the browser is said with `const showToast = useToast()`. */
export function useToast(): (toast: NewToast) => void {
  return useContext(ShowToast);
}

/** Both what the server left to be said and what the page says itself; the newest comes last. */
export function Toaster({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const t = useTexts(toastCopy);
  const { lifeMs, position } = site.toasts;
  const [toasts, setToasts] = useState<readonly ShownToast[]>(() =>
    site.flash === null ? [] : [{ ...site.flash, id: 0 }],
  );
  const nextId = useRef(1);
  const show = useCallback(
    (toast: NewToast) => {
      const shown = { lifeMs, isClosable: true, ...toast, id: nextId.current };
      nextId.current += 1;
      // What went wrong before is over once there is something newer to say.
      setToasts((before) => [...dropErrors(before), shown]);
    },
    [lifeMs],
  );
  const { pathname, state } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    // A toast goes with the page it was said on (Assumption A490), in one picture; what this page brings comes after it.
    setToasts(isLed({ state }) ? dropErrors : []);
  }
  useNewFlash(site.flash, show);
  return (
    <ShowToast value={show}>
      {/* First in the page: without JavaScript that is where it stands. */}
      <ToastArea
        toasts={toasts}
        position={position}
        closeLabel={t("close")}
        onClose={(id) =>
          setToasts((before) => before.filter((toast) => toast.id !== id))
        }
      />
      {children}
    </ShowToast>
  );
}

function dropErrors(toasts: readonly ShownToast[]): readonly ShownToast[] {
  return toasts.filter(({ severity }) => severity !== "error");
}

/** The frame's data is loaded anew after every form; a toast in it is new when the data is. */
function useNewFlash(
  flash: ToastMessage | null,
  show: (toast: ToastMessage) => void,
): void {
  const known = useRef(flash);
  useEffect(() => {
    if (flash === known.current) return;
    known.current = flash;
    if (flash !== null) show(flash);
  }, [flash, show]);
}
