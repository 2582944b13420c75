import { isKnownLocale, type Locale } from '../i18n/locales.ts'

/** Language of the console: that of the operator's terminal when it is one of ours, else English. */
export const operatorLocale = ({ LC_ALL, LANG }: Readonly<Record<string, string | undefined>>): Locale => {
  const language = (LC_ALL || LANG || '').split(/[_.@-]/)[0]?.toLowerCase() ?? ''
  if (language === 'zh') return 'zh-Hans'
  return isKnownLocale(language) ? language : 'en'
}
