/** All files of the demonstration series of gear units and rotary platforms. */
import { industrialCycloidalGears, preciseCycloidalGears } from './cycloidal-gears.ts'
import { csvText, type DemoRow } from './demo-row.ts'
import { gearColumns } from './gear-row.ts'
import { industrialGears } from './industrial-gears.ts'
import { rotaryColumns, rotaryPlatforms } from './rotary-platforms.ts'

/** @returns path in the project → text of the file */
export function demoFiles(): ReadonlyMap<string, string> {
  const gears: readonly (readonly [string, readonly DemoRow[]])[] = [
    ...industrialGears(),
    ['NC', industrialCycloidalGears()],
    ['NV', preciseCycloidalGears()],
  ]
  return new Map([
    ...gears.map(([series, rows]) => [`families/reducer/rows/${series.toLowerCase()}-demo.csv`, csvText(gearColumns, rows)] as const),
    ...rotaryPlatforms().map(
      ([series, rows]) => [`families/rotary/rows/${series.toLowerCase()}-demo.csv`, csvText(rotaryColumns, rows)] as const,
    ),
  ])
}
