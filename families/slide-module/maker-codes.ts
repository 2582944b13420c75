/** Structure of the makers' order codes of slide modules. */
import type { MakerCode, MakerName, MakerPart } from '../define/maker-code.ts'
import type { SlideModuleCandidate } from './wire/slide-module.ts'

type SlideCode = MakerCode<SlideModuleCandidate>

/** Identification Number and Specification, of each series. */
const catalogue = 'IKO Mechatronics Series CAT-1580E'

/** The lead, the last part of our names, stands behind the motor attachment: TE50B-8 is TE50BS300/AT0018S00. */
const leadBehind =
  (written: (lead: string) => string = (lead) => lead) =>
  (name: string): readonly MakerName[] => {
    const place = name.lastIndexOf('-')
    return [{ name: name.slice(0, place), rest: written(name.slice(place + 1)) }]
  }

const stroke: MakerPart = { part: 'stroke', before: '-', pattern: String.raw`\d{2,4}` }
const motor = (pattern: string): MakerPart => ({ part: 'motorMounting', before: '/', pattern, required: true })
const model: MakerPart = { part: 'model' }

/** Finds the stroke of a module with one table and its motor in line: those of the others differ. */
const strokeOfBed =
  (isWritten: (text: string) => (bedMm: number) => boolean): NonNullable<SlideCode['derived']> =>
  ({ bedLength = '', motorMounting = '', equipment = '' }, { bedByStrokeMm = {} }) => {
    const isPlain = motorMounting.startsWith('AT') && !/^C|J/.test(equipment)
    const found = Object.entries(bedByStrokeMm).find(([, bedMm]) => isWritten(bedLength)(bedMm))
    return isPlain && found ? { stroke: Number(found[0]) } : {}
  }

const inMillimetres = strokeOfBed((text) => (bedMm) => bedMm === Number(text))
/** Without the last figure: 44 is 442. */
const inCentimetres = strokeOfBed((text) => (bedMm) => Math.floor(bedMm / 10) === Number(text))

/** Example: TE50BF300/AT0018SC3: table, bed, motor attachment, lead, number of tables, cover and sensors. */
const te: SlideCode = {
  source: `${catalogue} II-7, II-10; compared`,
  otherNames: leadBehind(),
  derived: inMillimetres,
  parts: [
    { part: 'blockType', pattern: '[SF]', required: true },
    { part: 'bedLength', pattern: String.raw`\d{3}` },
    motor(String.raw`A[TR]0\d\d`),
    model,
    { part: 'equipment', pattern: '[SC][0C][02-7]', required: true },
  ],
}

/** Example: TC50EB200/AT50183. */
const tc: SlideCode = {
  source: `${catalogue} II-176; compared`,
  otherNames: leadBehind(),
  derived: inMillimetres,
  parts: [
    { part: 'bedLength', pattern: String.raw`\d{3}` },
    motor(String.raw`AT5\d\d`),
    model,
    { part: 'equipment', pattern: '[02-7]', required: true },
  ],
}

/** Example: TU86S49/AT105G10S00RQ: then number of tables, cover, sensors, surface and lubrication part. */
const tu: SlideCode = {
  source: `${catalogue} II-38 to II-40; compared`,
  otherNames: leadBehind(),
  derived: inCentimetres,
  parts: [
    { part: 'bedLength', pattern: String.raw`\d{2,3}` },
    motor(String.raw`A[TR]1\d\d`),
    model,
    { part: 'equipment', pattern: '[SC][0CJ][02349][RL]?Q?', required: true },
  ],
}

/** Example: TSL90M-300/AT20110. */
const tsl: SlideCode = {
  source: `${catalogue} II-105; compared`,
  otherNames: leadBehind(),
  parts: [stroke, motor(String.raw`AT2\d\d`), model],
}

/** Example: TSLH120M-300/AT30110JR, with bellows and black chrome. */
const tslh: SlideCode = {
  source: `${catalogue} II-126; compared`,
  otherNames: leadBehind(),
  parts: [stroke, motor(String.raw`AT3\d\d`), model, { part: 'cover', pattern: 'J' }, { part: 'coating', pattern: '[RL]' }],
}

/** Example: TX220M-150/AT402100, with linear encoder. */
const tx: SlideCode = {
  source: `${catalogue} II-153; compared`,
  otherNames: leadBehind(),
  parts: [stroke, motor(String.raw`AT4\d\d`), model, { part: 'encoder', pattern: '[012]' }],
}

/** Example: TSLB120-700/ATA01. */
const tslb: SlideCode = { source: `${catalogue} II-228; compared`, parts: [stroke, motor('ATA0[12]')] }

/** Example: TM15G-50A/Y061051: with a motor of the maker, the lead in tenths of a millimetre, and sensors. */
const tm: SlideCode = {
  source: `${catalogue} II-190; compared`,
  otherNames: leadBehind((lead) => String(Number(lead) * 10).padStart(2, '0')),
  parts: [
    stroke,
    { part: 'motorMounting', pattern: 'A/(?:Y06[12]|T00[23])', required: true },
    model,
    { part: 'equipment', pattern: '[012]', required: true },
  ],
}

/** Example: TS125/125/AT6025SC; the size has one stroke. */
const ts: SlideCode = {
  source: `${catalogue} II-205, II-206; compared`,
  otherNames: leadBehind(),
  derived: (_, { speedByStrokeMmS }) => ({ stroke: Number(Object.keys(speedByStrokeMmS)[0]) }),
  parts: [motor(String.raw`AT6\d\d`), model, { part: 'special', pattern: '(?:BE|LR|SC)+' }],
}

/** By series. */
export const slideModuleMakerCodes: Readonly<Record<string, MakerCode>> = {
  TE: te,
  TC: tc,
  TU: tu,
  TSL: tsl,
  TSLH: tslh,
  TX: tx,
  TSLB: tslb,
  TM: tm,
  TS: ts,
}
