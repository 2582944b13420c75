import { type Locale, localeOfTag } from '../../i18n/locales.ts'

/** Language of console messages: that of the operator's terminal where supported, else English. */
export const operatorLocale = ({ LC_ALL, LANG }: Readonly<Record<string, string | undefined>>): Locale =>
  localeOfTag(LC_ALL || LANG || '') ?? 'en'
