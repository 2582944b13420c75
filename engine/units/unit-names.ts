/**
 * Symbols of units in languages that write them in letters of their own: Russian, GOST 8.417-2002, tables 1 to 6. Units of the inch system keep
 * their international symbols.
 */
const russian: Readonly<Record<string, string>> = {
  m: 'м',
  mm: 'мм',
  um: 'мкм',
  cm: 'см',
  km: 'км',
  kg: 'кг',
  g: 'г',
  t: 'т',
  s: 'с',
  ms: 'мс',
  min: 'мин',
  h: 'ч',
  Hz: 'Гц',
  A: 'А',
  turn: 'об',
  rpm: 'об/мин',
  rad: 'рад',
  arcmin: 'угл. мин',
  arcsec: 'угл. с',
  N: 'Н',
  kN: 'кН',
  kgf: 'кгс',
  Pa: 'Па',
  mPa: 'мПа',
  kPa: 'кПа',
  MPa: 'МПа',
  GPa: 'ГПа',
  bar: 'бар',
  J: 'Дж',
  W: 'Вт',
  kW: 'кВт',
  V: 'В',
  K: 'К',
}

/** The symbols of a language, by our own; empty where it has the international ones. */
export const unitNames = (locale: string): Readonly<Record<string, string>> => (/^ru\b/.test(locale) ? russian : {})

/** Our own symbol of each symbol of a language. */
export const symbolsByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(russian).map(([symbol, name]) => [name, symbol]),
)
