/** The tables of docs/catalogue against the files that come with the program. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ReducerCandidate, reducerCandidate } from '../../../../families/reducer/wire/reducer.ts'
import { csvRecords } from '../../../../server/base/csv.ts'
import { seedPath } from '../../../../server/catalogue/import/import-catalogue.ts'
import { countBy, seedRows } from './seed-rows.ts'

const page = (name: string): string => readFileSync(join(import.meta.dirname, '../../../../docs/catalogue', name), 'utf8')
const rowsOf = (family: string, file: string): number => [...csvRecords(readFileSync(seedPath(family, file), 'utf8'))].length - 1

describe('the page of the motors', () => {
  it.each(['ac-motor', 'servo-motor'])('states the rows of every file of %s', (family) => {
    const files = readdirSync(seedPath(family))
    const stated = files.map((file) => page('motors.md').match(new RegExp(`^\\| \`${file}\`[^|]*\\| (\\d+) \\|`, 'm'))?.[1])
    expect(stated).toEqual(files.map((file) => String(rowsOf(family, file))))
  })

  it('states the rows of the frames', () => {
    expect(page('motors.md')).toContain(`\`iec-frames.csv\`: ${rowsOf('motor-frame', 'iec-frames.csv')} rows`)
  })
})

describe('the page of the reducers', () => {
  const files = readdirSync(seedPath('reducer'))
  const reducers = seedRows('reducer', reducerCandidate)

  it('states the rows of every file', () => {
    const published = files.filter((file) => !file.endsWith('-demo.csv'))
    const stated = published.map((file) => page('reducers.md').match(new RegExp(`^\\| \`${file}\`[^|]*\\| (\\d+) \\|`, 'm'))?.[1])
    expect(stated).toEqual(published.map((file) => String(rowsOf('reducer', file))))
    const demo = files.filter((file) => file.endsWith('-demo.csv')).reduce((sum, file) => sum + rowsOf('reducer', file), 0)
    expect(page('reducers.md')).toContain(`\`nv-demo.csv\` | ${demo} | demo`)
  })

  it.each(['precisionType', 'transmissionType', 'gearType', 'reducerType'] as const satisfies readonly (keyof ReducerCandidate)[])(
    'states the rows of every %s',
    (key) => {
      const counts = countBy(reducers, ({ candidate }) => candidate[key])
      expect(Object.entries(counts).filter(([value, rows]) => !page('reducers.md').includes(`\`${value}\` | ${rows} |`))).toEqual([])
    },
  )
})
