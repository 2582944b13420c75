/** Icons of 16 × 16 pixels, available in any colour. */
const paths = {
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM10.5 10.5l3 3',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  chat: 'M2.5 3h11v7.5H8L4.5 13.5v-3h-2z',
  phone: 'M3 2.5h3l1 3.5l-2 1.2a8 8 0 0 0 3.8 3.8L10 9l3.5 1v3A1 1 0 0 1 12.5 14A10.5 10.5 0 0 1 2 3.5A1 1 0 0 1 3 2.5z',
  user: 'M8 2.5a2.75 2.75 0 1 0 0 5.5a2.75 2.75 0 0 0 0-5.5zM2.5 13.5a5.5 4.5 0 0 1 11 0',
  home: 'M2.5 7.5L8 2.5l5.5 5V13.5h-4v-4h-3v4h-4z',
  collect: 'M8 2.2l1.8 3.7l4 .6l-2.9 2.8l.7 4L8 11.4l-3.6 1.9l.7-4L2.2 6.5l4-.6z',
  shopping: 'M2 3h1.8l1.7 7.5h6.5L13.5 5H4.3M6 12.5v1M11.5 12.5v1',
  download: 'M8 2.5v7.5M5 7.5l3 3l3-3M2.5 13.5h11',
  language: 'M8 2a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM2 8h12M8 2c-4 4-4 8 0 12c4-4 4-8 0-12z',
} as const satisfies Readonly<Record<string, string>>

export type IconName = keyof typeof paths

/** The names of an object that is closed. */
export const iconNames = Object.keys(paths) as readonly IconName[]

/** @param colour validated `#RRGGBB` */
export const iconSvg = (name: IconName, colour: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" fill="none" ',
    `stroke="${colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${paths[name]}"/></svg>`,
  ].join('')
