import { InEachLanguage } from "#app/site/consent/in-both-languages.tsx";
import {
  settingsCopy,
  type SettingsWord,
} from "#app/site/consent/settings-copy.ts";

/** As `InBothLanguages`, with the words of the settings. */
export function InSettings({ say }: { readonly say: SettingsWord }) {
  return <InEachLanguage copies={settingsCopy} say={say} />;
}
