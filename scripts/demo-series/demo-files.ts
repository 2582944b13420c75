/** All files of the demonstration series of gear units, motors and rotary platforms. */
import { acMotorColumns, acMotors } from './ac-motors.ts'
import { industrialCycloidalGears, preciseCycloidalGears } from './cycloidal-gears.ts'
import { csvText, type DemoRow } from './demo-row.ts'
import { gearColumns } from './gear-row.ts'
import { industrialGears } from './industrial-gears.ts'
import { planetaryGears } from './planetary-gears.ts'
import { rotaryColumns, rotaryPlatforms } from './rotary-platforms.ts'
import { servoMotorColumns, servoMotors } from './servo-motors.ts'

/** @returns path in the project → text of the file */
export function demoFiles(): ReadonlyMap<string, string> {
  const gears: readonly (readonly [string, readonly DemoRow[]])[] = [
    ...industrialGears(),
    ['NC', industrialCycloidalGears()],
    ...planetaryGears(),
    ['NV', preciseCycloidalGears()],
  ]
  return new Map([
    ...gears.map(([series, rows]) => [`families/reducer/rows/${series.toLowerCase()}-demo.csv`, csvText(gearColumns, rows)] as const),
    ['families/ac-motor/rows/ma-demo.csv', csvText(acMotorColumns, acMotors())] as const,
    ...rotaryPlatforms().map(
      ([series, rows]) => [`families/rotary/rows/${series.toLowerCase()}-demo.csv`, csvText(rotaryColumns, rows)] as const,
    ),
    ['families/servo-motor/rows/da-db-demo.csv', csvText(servoMotorColumns, servoMotors())] as const,
  ])
}
