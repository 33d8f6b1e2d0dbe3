import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { LONG_WORD } from "#app/features/design/samples/sample-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Drawer } from "#app/ui/overlays/drawer.tsx";
import { ToastArea } from "#app/ui/overlays/toast-area.tsx";
import { Toast } from "#app/ui/overlays/toast.tsx";

const SEVERITIES = ["success", "info", "warn", "error"] as const;
const SUMMARIES = {
  success: "Access granted",
  info: "Prices updated",
  warn: "Four cars at most",
  error: "Something went wrong",
};
const ignore = () => {};

const TOAST = {
  summary: "Access granted",
  detail: "Welcome to the private inventory of Prairie Auto Group.",
  lifeMs: null,
  isClosable: true,
};

export const OVERLAYS: DesignGroup = {
  title: "Over the page",
  parts: [
    {
      title: "Dialog",
      note: "A sheet from below on a phone. Escape, the cross and a press beside it close it.",
      layout: "grid",
      content: (
        <>
          <State name="With a form" isWide>
            <div className="design-stage">
              <Dialog
                isOpen={false}
                onClose={ignore}
                title="Unlock our private inventory"
                closeLabel="Close"
              >
                <Field id="d-dialog" name="dialog" label="First name" />
                <div className="btn-row">
                  <Button type="button" look="main">
                    Unlock
                  </Button>
                  <Button type="button">Not now</Button>
                </div>
              </Dialog>
            </div>
          </State>
          <State name="Long" isWide>
            <div className="design-stage">
              <Dialog
                isOpen={false}
                onClose={ignore}
                title={`Check availability of the ${LONG_WORD}`}
                closeLabel="Close this dialog"
              >
                <p>
                  We’ll walk out, check, and get right back to you. What you
                  type stays in this window until you send it.
                </p>
              </Dialog>
            </div>
          </State>
        </>
      ),
    },
    {
      title: "Drawer",
      note: "Its foot stays in sight below what scrolls.",
      layout: "grid",
      content: (["end", "bottom"] as const).map((side) => (
        <State
          key={side}
          name={side === "end" ? "At the side" : "From below"}
          isWide={side === "bottom"}
        >
          <div className="design-stage">
            <Drawer
              isOpen={false}
              onClose={ignore}
              side={side}
              title={side === "end" ? "Filters" : "Sort"}
              closeLabel={`Close ${side}`}
              foot={
                <>
                  <Button type="button">Clear all</Button>
                  <Button type="button" look="ink">
                    Show 37 vehicles
                  </Button>
                </>
              }
            >
              {["Price", "Make and model", "Body style"].map((label) => (
                <Field
                  key={label}
                  id={`d-${side}-${label}`}
                  name={label}
                  label={`${label}, ${side}`}
                />
              ))}
            </Drawer>
          </div>
        </State>
      )),
    },
    {
      title: "Toasts",
      note: "What went wrong is said at once; what went well waits its turn.",
      layout: "grid",
      content: (
        <>
          {SEVERITIES.map((severity) => (
            <State key={severity} name={severity}>
              <div className="design-toasts">
                <Toast
                  // Two toasts of one name are two regions that nobody can tell apart.
                  toast={{ ...TOAST, severity, summary: SUMMARIES[severity] }}
                  closeLabel={`Close message, ${severity}`}
                  onClose={ignore}
                />
              </div>
            </State>
          ))}
          <State name="Several at once">
            <div className="design-toasts">
              <ToastArea
                position="top-right"
                closeLabel="Close one of several"
                onClose={ignore}
                toasts={[
                  {
                    ...TOAST,
                    id: 1,
                    severity: "success",
                    summary: "Car saved",
                    detail: "",
                  },
                  {
                    ...TOAST,
                    id: 2,
                    severity: "error",
                    summary: "Not saved",
                    detail: `The network is gone. ${LONG_WORD} stays as it was.`,
                  },
                ]}
              />
            </div>
          </State>
        </>
      ),
    },
  ],
};
