import { useState } from "react";
import { useToast } from "#app/site/toasts/toaster.tsx";
import { Button } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Accordion, Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Drawer } from "#app/ui/overlays/drawer.tsx";
import { Toast, type ToastMessage } from "#app/ui/overlays/toast.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { DesignPart } from "./design-part.tsx";

const SIDES = ["start", "end", "bottom"] as const;
const SEVERITIES = ["success", "info", "warn", "error"] as const;

type Open = "dialog" | (typeof SIDES)[number] | null;

export function Overlays() {
  const showToast = useToast();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DesignPart title="Dialog, drawers, toasts">
        <Button type="button" onClick={() => setOpen("dialog")}>
          Open dialog
        </Button>
        {SIDES.map((side) => (
          <Button key={side} type="button" onClick={() => setOpen(side)}>
            Open drawer: {side}
          </Button>
        ))}
        {SEVERITIES.map((severity) => (
          <Button
            key={severity}
            type="button"
            onClick={() => showToast(buildToast(severity))}
          >
            Toast: {severity}
          </Button>
        ))}
      </DesignPart>
      <DesignPart title="Toasts, standing still" layout="plain">
        <div className="design-toasts">
          {SEVERITIES.map((severity) => (
            <Toast
              key={severity}
              toast={buildToast(severity)}
              closeLabel="Close message"
              onClose={() => {}}
            />
          ))}
        </div>
      </DesignPart>
      <Dialog
        isOpen={open === "dialog"}
        onClose={close}
        title="Unlock our private inventory"
        closeLabel="Close"
      >
        <Field id="d-dialog" name="name" label="First name" />
        <div className="btn-row">
          <Button type="button" look="main" onClick={close}>
            Unlock
          </Button>
          <Button type="button" onClick={close}>
            Not now
          </Button>
        </div>
      </Dialog>
      {SIDES.map((side) => (
        <Drawer
          key={side}
          isOpen={open === side}
          onClose={close}
          side={side}
          title="Filters"
          closeLabel="Close filters"
          foot={
            <>
              <Button type="button">Clear all</Button>
              <Button type="button" look="main" onClick={close}>
                Show 37 vehicles
              </Button>
            </>
          }
        >
          {Array.from({ length: 12 }, (_, at) => (
            <Field key={at} id={`d-${side}-${at}`} name="x" label="A filter" />
          ))}
        </Drawer>
      ))}
    </>
  );
}

function buildToast(severity: ToastMessage["severity"]): ToastMessage {
  return {
    severity,
    summary: "Access Granted!",
    detail: "Welcome to the Prairie Auto Group's private inventory!",
    lifeMs: null,
    isClosable: true,
  };
}

const NAMES = ["First", "Second", "Third", "Fourth", "Fifth"];

export function Disclosures() {
  return (
    <>
      <DesignPart title="Disclosure, open" layout="plain">
        <Disclosure summary="Does it work without JavaScript?" isOpen>
          <p>It does: the browser opens and closes it.</p>
        </Disclosure>
      </DesignPart>
      <DesignPart title="Accordion: one open at a time" layout="plain">
        <Accordion
          group="design"
          items={NAMES.slice(0, 3).map((name) => ({
            key: name,
            summary: name,
            content: <p>The answer to the {name.toLowerCase()} question.</p>,
          }))}
        />
      </DesignPart>
      <DesignPart title="Tabs" layout="plain">
        <Tabs
          name="design-tabs"
          legend="Departments"
          tabs={NAMES.slice(0, 4).map((name) => ({
            id: name,
            label: name,
            content: <p>What stands behind the {name.toLowerCase()} tab.</p>,
          }))}
        />
      </DesignPart>
      <DesignPart title="Carousel" layout="plain">
        <Carousel
          words={{
            label: "Carousel",
            previous: "Previous",
            next: "Next",
            counter: (at, count) => `${at} of ${count}`,
          }}
          items={NAMES.map((name) => ({
            key: name,
            content: <div className="design-card">{name} card</div>,
          }))}
        />
      </DesignPart>
    </>
  );
}
