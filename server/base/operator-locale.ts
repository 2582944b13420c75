import { type Locale, localeOfTag } from '../../i18n/locales.ts'

/** Language of the console: that of the operator's terminal when it is one of ours, else English. */
export const operatorLocale = ({ LC_ALL, LANG }: Readonly<Record<string, string | undefined>>): Locale =>
  localeOfTag(LC_ALL || LANG || '') ?? 'en'
