/** Structure of the makers' order codes of guides. */
import type { MakerCode, MakerPart } from '../define/maker-code.ts'

const blocks: MakerPart = { part: 'blocks', pattern: '[1-9]' }
const rails: MakerPart = { part: 'rails', before: '-?', pattern: 'I{1,3}|IV|[2-9]' }

/** Example: HSR25A2QZUUC0M+1200LPTM-II. */
const thk: MakerCode = {
  // Model number coding of HSR and SHS, and the symbols. RR and LL are recalled.
  source: 'THK General Catalog A-19, A-59, A-368, B-6, B-62; compared',
  parts: [
    blocks,
    { part: 'lubricator', pattern: 'QZ' },
    { part: 'seals', pattern: '(?:UU|SS|ZZ|DD|KK|GG|PP|LL|RR)(?:HH)?' },
    // Without a symbol: normal clearance.
    { part: 'clearance', pattern: 'C[01]' },
    { part: 'blockMaterial', pattern: 'M' },
    { part: 'length', before: String.raw`\+`, pattern: String.raw`\d{2,}(?:\.\d+)?`, after: 'L' },
    // Without a symbol: normal grade.
    { part: 'accuracy', pattern: 'H|P|SP|UP' },
    { part: 'joint', pattern: 'T' },
    { part: 'cover', pattern: 'Z' },
    { part: 'railMounting', pattern: 'K' },
    { part: 'railMaterial', pattern: 'M' },
    { ...rails, before: '-' },
  ],
}

/** Example: HGW25CAE2R1600EZAPII+DD/E2/RC; R fixes the rail from above, T from below. */
const hiwin: MakerCode = {
  // Model numbers of the non-interchangeable HG, EG, WE and MG. SW and ZWX are recalled.
  source: 'HIWIN G99TE20-1808, 2-1-3, 2-2-3, 2-3-3, 2-4-10; compared',
  parts: [
    { part: 'special', pattern: 'E' },
    blocks,
    { part: 'railMounting', pattern: 'R|T|U', required: true },
    { part: 'length', pattern: String.raw`\d{2,}(?:\.\d+)?` },
    { part: 'specialRail', pattern: 'E' },
    { part: 'preload', before: '-?', pattern: 'Z[0AB]|ZF|Z1', required: true },
    { part: 'accuracy', pattern: 'C|H|P|SP|UP', required: true },
    { part: 'blockMaterial', before: '/?', pattern: 'M|HC|NC' },
    rails,
    { part: 'seals', before: '[+/-]?', pattern: 'SS|ZZ|DD|KK|SW|ZWX|U' },
    { part: 'lubricator', before: '[+/]?', pattern: 'E2' },
    { part: 'cover', before: '[+/]?', pattern: 'SE(?:/RC)?|RC' },
  ],
}

/** Carriages: BMW20-A-V1-S11-LV-CN. The code of a rail (BMS20-N-…) names no carriage, and so no model. */
const schneeberger: MakerCode = {
  source: 'Schneeberger MONORAIL BM, order key of carriages (tech-doc-1tn.pages.dev, second-hand)',
  otherNames: (name) => {
    const [, size = '', types = ''] = /^BM(\d+) (.*)$/.exec(name) ?? []
    return types.split('/').map((type) => ({ name: `BMW${size}-${type}` }))
  },
  parts: [
    { part: 'preload', before: '-', pattern: 'V[0-3]', required: true },
    { part: 'lubricationPort', before: '-', pattern: String.raw`S\d\d`, required: true },
    { part: 'lubrication', before: '-', pattern: 'L[NGV]', required: true },
    { part: 'coating', before: '-', pattern: 'C[NH]' },
  ],
}

/** By series. */
export const ballRailMakerCodes: Readonly<Record<string, MakerCode>> = {
  HSR: thk,
  SHS: thk,
  HG: hiwin,
  EG: hiwin,
  WE: hiwin,
  MG: hiwin,
  BM: schneeberger,
}
