/** Words by which the languages of a calculator are compared, as regular expressions. A word begins where they match, save in Chinese. */
import type { Locale } from '../../i18n/locales.ts'

type Words = Readonly<Record<Locale, string>>

/** Negations by language. Chinese texts write the number 0 where other languages use a negation. */
export const negations: Words = {
  en: "(?:not|no(?!-load)|none|never|without|cannot|unless|nor|neither|excluding)(?!\\p{L})|\\p{L}+n[’']t(?!\\p{L})",
  es: '(?:no|sin|nunca|ni|salvo)(?!\\p{L})|ning[uú]n',
  ru: '(?:не(?! (?:менее|более|ниже|выше))|нет|без|ни|нельзя|никогда|кроме(?! того))(?!\\p{L})',
  'zh-Hans': '[不无非未没勿别除0]',
}

/** The numbers from 1 to 8, as they are written in names. */
export const numerals: readonly Words[] = [
  { en: '(?:one|single)(?!\\p{L})', es: '(?:un|una|uno)(?!\\p{L})', ru: 'одн[аоу]|одинарн|один(?!\\p{L})', 'zh-Hans': '[一单]' },
  { en: '(?:two|both|double)(?!\\p{L})', es: '(?:dos|ambos|ambas|doble)(?!\\p{L})', ru: 'дв[аеу]|обе|оба|двойн', 'zh-Hans': '[二两双]' },
  { en: '(?:three|triple)(?!\\p{L})|three-', es: 'tres(?!\\p{L})|tri(?:ple|fás)', ru: 'три(?!\\p{L})|тр[её]х', 'zh-Hans': '三' },
  { en: 'four(?!\\p{L})|fourfold', es: 'cuatro|cuádruple', ru: 'четыр', 'zh-Hans': '四' },
  { en: 'five(?!\\p{L})', es: 'cinco', ru: 'пят[ьи]', 'zh-Hans': '五' },
  { en: 'six(?!\\p{L})|sixfold', es: 'seis', ru: 'шест[ьи](?!\\p{L})|шестик', 'zh-Hans': '六' },
  { en: 'seven(?!\\p{L})', es: 'siete', ru: 'сем[ьи](?!\\p{L})', 'zh-Hans': '七' },
  { en: 'eight(?!\\p{L})', es: 'ocho', ru: 'восем|восьм', 'zh-Hans': '八' },
]

/** Words that begin a remark and no name. */
export const remarkOpenings: Words = {
  en: '(?:of|at|with|without|up to|from|in|to|for|by|if|including|between|above|below|while|where|as|determines|follows|also|only|under|before|after|what|that)(?!\\p{L})',
  es: '(?:del?|en|con|sin|hasta|desde|para|por|si|entre|sobre|bajo|mientras|donde|como|determina|resulta|también|solo|a|al|según|lo que)(?!\\p{L})',
  ru: '(?:от|на|с|со|без|до|из|в|для|по|если|между|над|под|при|пока|где|как|определяет|также|только|перед|после)(?!\\p{L})',
  'zh-Hans': '不含|包括|仅|也|决定|留空|取决',
}

/** Pairs of words of which a text must not have the one where the others have the other. */
export const opposites: readonly (readonly [Words, Words])[] = [
  [
    { en: 'up(?:wards?)?(?!\\p{L})', es: 'arriba', ru: 'вверх', 'zh-Hans': '[向朝]上' },
    { en: 'down(?:wards?)?(?!\\p{L})', es: 'abajo', ru: 'вниз', 'zh-Hans': '[向朝]下' },
  ],
  [
    { en: 'lower(?!\\p{L})', es: 'inferior', ru: 'нижн', 'zh-Hans': '下偏差|下限' },
    { en: 'upper', es: 'superior', ru: 'верхн', 'zh-Hans': '上偏差|上限' },
  ],
  [
    { en: 'horizontal', es: 'horizontal', ru: 'горизонтал', 'zh-Hans': '水平' },
    { en: 'vertical', es: 'vertical', ru: 'вертикал', 'zh-Hans': '垂直|竖直' },
  ],
  [
    { en: 'min(?:\\.|imum)|least|smallest|lowest', es: 'mín|menor', ru: 'наименьш|миним', 'zh-Hans': '最[小低]' },
    { en: 'max(?:\\.|imum)|most(?!\\p{L})|largest|highest|greatest', es: 'máx|mayor', ru: 'наибольш|максим', 'zh-Hans': '最[大高]' },
  ],
  [
    { en: 'extend', es: 'salida|sale(?!\\p{L})', ru: 'выдви', 'zh-Hans': '伸出' },
    { en: 'retract', es: 'retorno|entra(?!\\p{L})', ru: 'втяг', 'zh-Hans': '缩回|退回' },
  ],
  [
    { en: 'longitudinal', es: 'longitudinal', ru: 'продольн', 'zh-Hans': '纵' },
    { en: 'transverse|lateral', es: 'transversal|lateral', ru: 'попер', 'zh-Hans': '横' },
  ],
  [
    { en: 'positive', es: 'positiv', ru: 'положительн', 'zh-Hans': '为正|正值' },
    { en: 'negative', es: 'negativ', ru: 'отрицательн', 'zh-Hans': '为负|负值' },
  ],
  [
    { en: 'input', es: 'entrada', ru: 'вход', 'zh-Hans': '输入' },
    { en: 'output', es: 'salida', ru: 'выход', 'zh-Hans': '输出' },
  ],
]
