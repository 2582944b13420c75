/** Codes in the full form of makers whose catalogues state less than the codes say: strokes, options and what follows from them. */
import { expect, test } from 'vitest'
import { decode, saidOf } from '../support/decode-code.ts'

test.each([
  ['TE50BS300/AT0018S03', 'TE50B-8', { stroke: 210, blockType: 'S', bedLength: '300', motorMounting: 'AT001', equipment: 'S03' }],
  [
    'te 60 b f 600 / at004 10 s 0 0',
    'TE60B-10',
    { stroke: 500, blockType: 'F', bedLength: '600', motorMounting: 'AT004', equipment: 'S00' },
  ],
  ['TC50EB200/AT501 8 3', 'TC50EB-8', { stroke: 100, bedLength: '200', motorMounting: 'AT501', equipment: '3' }],
  ['TU 86 S 89 / AT105 G 10 S 0 0 R Q', 'TU86S-G10', { stroke: 650, bedLength: '89', motorMounting: 'AT105', equipment: 'S00RQ' }],
  ['TU60C39/AT10310S02', 'TU60C-10', { stroke: 210, bedLength: '39', motorMounting: 'AT103', equipment: 'S02' }],
  ['TSL90M-300/AT201 10', 'TSL90M-10', { stroke: 300, motorMounting: 'AT201' }],
  ['TSL90M-50/AT2015', 'TSL90M-5', { stroke: 50, motorMounting: 'AT201' }],
  ['TSLH120M-300/AT301 10 J R', 'TSLH120M-10', { stroke: 300, motorMounting: 'AT301', cover: 'J', coating: 'R' }],
  ['TX220M-150/AT402 10 0', 'TX220M-10', { stroke: 150, motorMounting: 'AT402', encoder: '0' }],
  ['TSLB120-700/ATA01', 'TSLB120', { stroke: 700, motorMounting: 'ATA01' }],
  ['TM15G-50A/Y061 05 1', 'TM15G-0.5', { stroke: 50, motorMounting: 'A/Y061', equipment: '1' }],
  ['TS125/125/AT602 5 SC', 'TS125/125-5', { stroke: 50, motorMounting: 'AT602', special: 'SC' }],
  ['LAS4-1-1-200-12GE', 'LAS4-1', { stroke: 200, limitSwitches: '1', voltage: '12', special: 'GE' }],
  ['LAS5-2-0-300-24B', 'LAS5-2', { stroke: 300, limitSwitches: '0', voltage: '24', special: 'B' }],
  ['LEY16B-30-S1', 'LEY16-5', { stroke: 30, equipment: 'S1' }],
  ['LEY32DC-500W-R1CD17T', 'LEY32-4', { stroke: 500, motorMounting: 'D', special: 'W', equipment: 'R1CD17T' }],
  ['LEY25RA-100BML-S36N1D', 'LEY25-12', { stroke: 100, motorMounting: 'R', special: 'BML', equipment: 'S36N1D' }],
  ['OSPE2550002-02240-0C1000', 'OSP-E25BHD', { stroke: 2240, blockType: '00', motorMounting: '02', equipment: '0C1000' }],
  ['OSPE25-50002-02240-PC1000', 'OSP-E25BHD', { stroke: 2240, blockType: '00', motorMounting: '02', equipment: 'PC1000' }],
  ['OSPE207000A00500000000', 'OSP-E20BV', { stroke: 500, blockType: '00', motorMounting: '0A', equipment: '000000' }],
])('%s is understood whole; what the catalogue cannot confirm is kept', async (code, name, said) => {
  const answer = await decode(code)
  expect([answer.product?.skuName, answer.understood, answer.missing]).toEqual([name, answer.code.length, []])
  expect(saidOf(answer)).toEqual(said)
})

test.each([
  ['two tables', 'TE50BS300/AT0018C03'],
  ['the motor folded back', 'TE50BS300/AR0018S03'],
  ['a bed that is not made', 'TE50BS310/AT0018S03'],
])('with %s no stroke is said of a bed', async (_, code) => {
  const { product, parts } = await decode(code)
  expect([product?.skuName, parts]).toEqual(['TE50B-8', []])
})

test.each([
  ['a servo motor, which the catalogue does not have', 'LEY25RAB-100-R3', 'LEY25'],
  ['a stroke of four figures where the maker writes five', 'OSPE25-50002-2240-0C1000', 'OSPE25-50002'],
])('%s is not recognised', async (_, code, understood) => {
  expect((await decode(code)).understood).toBe(understood.length)
})

test.each([
  ['TE50B-8-210', ['blockType', 'motorMounting', 'equipment']],
  ['TSL90M-300/AT201', ['motorMounting']],
  ['OSP-E20BV-500', ['blockType', 'motorMounting', 'equipment']],
])('%s lacks what the maker needs', async (code, missing) => {
  expect((await decode(code)).missing).toEqual(missing)
})
