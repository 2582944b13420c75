import { describe, expect, it } from 'vitest'
import { check, parse } from '../../../../engine/expression/index.ts'
import type { ExpressionType, Scope } from '../../../../engine/expression/index.ts'

const number = (unit: string): ExpressionType => ({ kind: 'number', unit })
const text = (...options: readonly string[]): ExpressionType => ({ kind: 'text', options })
const boolean: ExpressionType = { kind: 'boolean' }
const record = (members: Readonly<Record<string, ExpressionType>>): ExpressionType => ({ kind: 'record', members })

const scope: Scope = {
  names: {
    load: number('t'),
    mass: number('kg'),
    fs: number(''),
    duty: number('%'),
    minutes: number('min'),
    stroke: number('mm'),
    travel: number('m'),
    speed: number('mm/s'),
    turns: number('rpm'),
    isOpen: boolean,
    posture: text('horizontal', 'vertical', 'wall'),
    loadType: text('smooth', 'strong'),
    anything: { kind: 'text' },
    gears: { kind: 'list', of: text('helical', 'worm') },
    layout: { kind: 'record', self: text('a', 'b'), members: { isSliderSpacing: boolean, pitch: number('mm') } },
    init: record({
      fs: record({ smooth: record({ min: number('') }), strong: record({ min: number(''), max: number('') }) }),
      mixed: record({ smooth: number('mm'), strong: number('m') }),
      byCode: { kind: 'record', members: {}, rest: number('kW') },
    }),
  },
}

function checkSource(source: string, expected?: ExpressionType): ReturnType<typeof check> {
  const result = parse(source)
  if ('errors' in result) throw new Error(result.errors[0]?.message)
  return check(result.expression, scope, expected)
}

const pieces = (source: string, expected?: ExpressionType) =>
  checkSource(source, expected).errors.map(({ code, at }) => [code, source.slice(...at)])

describe('types of correct expressions', () => {
  it.each<[string, ExpressionType]>([
    ['load * 1000[kg/t] * fs', number('kg')],
    ['trunc(minutes / 30[min] * 100[%])', number('%')],
    ['stroke + 5', number('mm')],
    ['5 + stroke', number('mm')],
    ['-stroke', number('mm')],
    ['2 * minutes', number('min')],
    ['stroke / speed', number('s')],
    ['stroke * stroke', number('mm^2')],
    ['sqrt(stroke * stroke) + 1', number('mm')],
    ['pow(stroke, 3)', number('mm^3')],
    ['pow(speed, -1)', number('s/mm')],
    ['pow(fs, 0.5)', number('')],
    ['pow(2, fs)', number('')],
    ['stroke * turns', number('mm*rpm')],
    ['min(stroke, 5, 3[mm])', number('mm')],
    ['max(1, 2) < stroke', boolean],
    ['isOpen ? stroke : 0', number('mm')],
    ['isOpen ? 0 : stroke', number('mm')],
    ["isOpen ? 'a' : 'b'", text('a', 'b')],
    ['minutes > 30 && minutes <= 45', boolean],
    ["posture != 'vertical'", boolean],
    ["posture in ['vertical', 'wall']", boolean],
    ['stroke in [1, 2, 3]', boolean],
    ["'worm' in gears", boolean],
    ["anything == 'whatever'", boolean],
    ['isOpen == (fs > 1)', boolean],
    ["layout.isSliderSpacing && layout == 'a'", boolean],
    ['layout.pitch + stroke', number('mm')],
    ['init.fs[loadType].min', number('')],
    ["init.fs['strong'].max", number('')],
    ['init.byCode[anything]', number('kW')],
    ['init.byCode.x', number('kW')],
    ["init.fs[isOpen ? 'smooth' : 'strong'].min", number('')],
    ['[1, stroke]', { kind: 'list', of: number('mm') }],
    ['1 + 2', { kind: 'number', unit: '', bare: true }],
    ['5[]', number('')],
  ])('%s', (source, type) => {
    expect(checkSource(source)).toEqual({ type, errors: [] })
  })

  it.each<[string, ExpressionType]>([
    ['5', number('mm')],
    ['isOpen ? 5 : 6', number('kg')],
    ['stroke', number('mm')],
    ["'smooth'", text('smooth', 'strong')],
    ['posture', { kind: 'text' }],
    ['layout', text('a', 'b', 'c')],
    ["['worm']", { kind: 'list', of: text('worm', 'helical') }],
  ])('%s is accepted where %j is expected', (source, expected) => {
    expect(checkSource(source, expected).errors).toEqual([])
  })
})

describe('mistakes, with the piece of source at fault', () => {
  it.each<[string, [string, string][]]>([
    ["postur != 'vertical'", [['unknownName', 'postur']]],
    ['constructor', [['unknownName', 'constructor']]],
    ['__proto__', [['unknownName', '__proto__']]],
    ['init.__proto__', [['unknownMember', '__proto__']]],
    ['layout.isSlider', [['unknownMember', 'isSlider']]],
    ['stroke.value', [['unknownMember', 'value']]],
    ['toString(1)', [['unknownFunction', 'toString']]],
    ['mim(1, 2)', [['unknownFunction', 'mim']]],
    ['min(1)', [['argumentCount', 'min(1)']]],
    ['abs(1, 2)', [['argumentCount', 'abs(1, 2)']]],
    ['5[furlong]', [['unknownUnit', 'furlong']]],
    ["stroke + 'a'", [['typeMismatch', "'a'"]]],
    ['!stroke', [['typeMismatch', 'stroke']]],
    ['-isOpen', [['typeMismatch', 'isOpen']]],
    ['stroke ? 1 : 2', [['typeMismatch', 'stroke']]],
    ["isOpen ? 1 : 'a'", [['typeMismatch', "'a'"]]],
    ['posture == 1', [['typeMismatch', 'posture == 1']]],
    ['posture < 1', [['typeMismatch', 'posture']]],
    ['init == init', [['typeMismatch', 'init']]],
    ['gears == gears', [['typeMismatch', 'gears']]],
    ['stroke in stroke', [['typeMismatch', 'stroke']]],
    [
      '[] == []',
      [
        ['typeMismatch', '[]'],
        ['typeMismatch', '[]'],
      ],
    ],
    [
      'isOpen && 1 || stroke',
      [
        ['typeMismatch', '1'],
        ['typeMismatch', 'stroke'],
      ],
    ],
    ['stroke + mass', [['dimensionMismatch', 'stroke + mass']]],
    ['turns > 1[1/min]', [['dimensionMismatch', 'turns > 1[1/min]']]],
    ['stroke + travel', [['scaleMismatch', 'stroke + travel']]],
    ['duty > fs', [['scaleMismatch', 'duty > fs']]],
    ['min(stroke, 1, travel)', [['scaleMismatch', 'travel']]],
    ['isOpen ? stroke : travel', [['scaleMismatch', 'travel']]],
    ['pow(stroke, 1.5)', [['badExponent', '1.5']]],
    ['pow(stroke, fs)', [['badExponent', 'fs']]],
    ['pow(stroke, 10)', [['badExponent', '10']]],
    ['pow(2, minutes)', [['badExponent', 'minutes']]],
    ['sqrt(stroke)', [['noUnitRoot', 'sqrt(stroke)']]],
    ["posture != 'vertcal'", [['neverValue', "'vertcal'"]]],
    ["'vertcal' == posture", [['neverValue', "'vertcal'"]]],
    [
      "posture in ['vertcal', 'wal']",
      [
        ['neverValue', "'vertcal'"],
        ['neverValue', "'wal'"],
      ],
    ],
    ["'bevel' in gears", [['neverValue', "'bevel'"]]],
    ['posture == loadType', [['neverValue', 'posture == loadType']]],
    ["layout == 'c'", [['neverValue', "'c'"]]],
    ['gears[posture]', [['notIndexable', 'gears']]],
    ['init.fs[anything]', [['notIndexable', 'anything']]],
    ['init.fs[1]', [['typeMismatch', '1']]],
    ['init.fs[posture].min', [['missingKey', 'posture']]],
    ['init.fs[loadType].max', [['unknownMember', 'max']]],
    ['init.mixed[loadType]', [['scaleMismatch', 'loadType']]],
    [
      'foo + bar > 5[baz]',
      [
        ['unknownName', 'foo'],
        ['unknownName', 'bar'],
        ['unknownUnit', 'baz'],
      ],
    ],
  ])('%s', (source, expected) => {
    expect(pieces(source)).toEqual(expected)
  })

  it.each<[string, ExpressionType, [string, string][]]>([
    ['load * 1000 * fs', number('kg'), [['scaleMismatch', 'load * 1000 * fs']]],
    ['stroke', number('kg'), [['dimensionMismatch', 'stroke']]],
    ['1 > 2', number(''), [['typeMismatch', '1 > 2']]],
    ['init', boolean, [['typeMismatch', 'init']]],
    ["isOpen ? 'smooth' : 'x'", text('smooth', 'strong'), [['neverValue', "'x'"]]],
    ['layout', text('a'), [['neverValue', 'layout']]],
    ["['bevel']", { kind: 'list', of: text('worm', 'helical') }, [['neverValue', "'bevel'"]]],
  ])('%s where %j is expected', (source, expected, errors) => {
    expect(pieces(source, expected)).toEqual(errors)
  })
})

describe('messages say what to write', () => {
  it.each([
    ["postur != 'vertical'", "unknown name 'postur'; did you mean 'posture'?"],
    ["posture != 'vertcal'", "'vertcal' is never a value here (horizontal, vertical, wall); did you mean 'vertical'?"],
    ['load + mass', '[t] and [kg] measure the same thing on different scales; to get [kg], multiply by 1000[kg/t]'],
    ['stroke + travel', '[mm] and [m] measure the same thing on different scales; to get [m], divide by 1000[mm/m]'],
    ['fs + duty', 'a plain number and [%] measure the same thing on different scales; to get [%], multiply by 100[%]'],
    ['stroke + mass', '[mm] and [kg] do not measure the same thing'],
    ['sqtr(1)', "unknown function 'sqtr'; did you mean 'sqrt'?"],
    ['pow(1)', "'pow' takes 2 arguments, not 1"],
    ['init.fs[posture].min', 'there is no member for horizontal, vertical, wall'],
    ['isOpen + 1', 'expected a number, found true or false'],
  ])('%s', (source, message) => {
    expect(checkSource(source).errors[0]?.message).toBe(message)
  })

  it.each([
    ['load', 't', 'kg'],
    ['stroke', 'mm', 'm'],
    ['minutes', 'min', 's'],
    ['fs', '', '%'],
    ['duty', '%', ''],
  ])('and what they say to write is right: %s from [%s] to [%s]', (name, _, to) => {
    const { errors } = checkSource(name, number(to))
    const advice = /(multiply|divide) by (.*)$/.exec(errors[0]?.message ?? '')
    expect(checkSource(`${name} ${advice?.[1] === 'multiply' ? '*' : '/'} ${advice?.[2]}`, number(to)).errors).toEqual([])
  })
})
