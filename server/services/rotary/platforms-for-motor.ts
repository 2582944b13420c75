import type { RotaryServoAnswer, RotaryServoRequest } from '../../../contract/rotary-working.ts'
import type { RotaryOption } from '../../../families/rotary/options.ts'
import { andThen, type Read } from '../requests/faults.ts'
import { readRotaryRequest } from './read-rotary-request.ts'
import { cardsOf, countsOf, findPlatforms } from './rotary-cards.ts'
import type { RotaryRows } from './rotary-rows.ts'

const toOptions = (options: readonly RotaryOption<string>[]) => options.map(({ value, count }) => ({ value, icon: '', count }))

/** Platforms that one motor drives, or any motor; the choices of a group do not limit its own options. */
export const platformsForMotor = (request: RotaryServoRequest, rows: RotaryRows): Read<RotaryServoAnswer> =>
  andThen(readRotaryRequest(['workingData', request.workingData], request, rows), (asked) => {
    const found = findPlatforms(asked, rows)
    const { best, options, platforms } = found
    return {
      values: {
        ...countsOf(found, rows),
        count: platforms.length,
        iList: options.i.map(({ value }) => value),
        list: cardsOf(asked, best),
        matchList: toOptions(options.match),
        seriesList: toOptions(options.series),
      },
    }
  })
