/** What the point and the comma of a file mean, and which numbers are refused. */
import { describe, expect, test } from 'vitest'
import { fileMarks, withoutDoubt } from '../../../engine/units/index.ts'

const read = (text: string, ...others: readonly string[]) => {
  const answer = withoutDoubt(text, fileMarks([text, ...others]))
  return 'open' in answer ? 'refused' : answer.text
}

describe.each([
  ['.', ','],
  [',', '.'],
])('with %s before the three digits', (mark, other) => {
  const open = `1${mark}850`
  const decimal = '1.8500'

  test.each([[[]], [['220']], [['1 850']], [['C7', '']], [[`2${mark}000`, `12${other}000`]]])('nothing is settled by %j', (others) => {
    expect(read(open, ...others)).toBe('refused')
    expect(read(` -${open} mm`, ...others)).toBe('refused')
  })

  test.each([`220${mark}5`, `0${mark}125`, `1234${mark}567`, `1${mark}8500`, `2${other}500${mark}5`, `2${other}500${other}000`])(
    '%s settles that it is the decimal sign',
    (proof) => {
      expect(read(open, proof)).toBe(decimal)
      expect(read(`${open} mm`, `${proof} kg`)).toBe(`${decimal} mm`)
    },
  )

  test.each([`220${other}5`, `0${other}125`, `2${mark}500${other}5`, `2${mark}500${mark}000`])(
    '%s settles that it is the sign of thousands',
    (proof) => {
      expect(read(open, proof)).toBe('1850')
      expect(read(`${open}mm`, proof)).toBe('1850mm')
    },
  )

  test('a file that contradicts itself, or has thousands in one piece, leaves a doubt', () => {
    expect(read(open, `220${other}5`, `1${mark}5`)).toBe('refused')
    expect(read(open, `220${other}5`, '2500')).toBe('refused')
    expect(read(open, `220${mark}5`, '2500')).toBe(decimal)
  })

  test('each cell of a list is judged', () => {
    const list = `5000 | ${open} | 36; 800 | 600 | 30`
    expect(read(list)).toBe('refused')
    expect(read(list, `0${mark}5`)).toBe('5000 |1.8500 | 36; 800 | 600 | 30')
  })

  test('who is refused is told both ways to write it', () => {
    expect(withoutDoubt(`${open} mm`, fileMarks([open]))).toEqual({
      open: { value: `${open} mm`, decimal: `${open}0 mm`, whole: '1850 mm' },
    })
  })
})

test('full-width digits and marks are judged as others', () => {
  expect(read('１．８５０')).toBe('refused')
  expect(read('１，８５０', '0.5')).toBe('1850')
})

test('what is not such a number stays as it is', () => {
  for (const text of ['', '12', '1.85', '1.8500', '0.850', '1850.125', '1,234,567', 'a 1.850', '1.2.3']) expect(read(text)).toBe(text)
})
