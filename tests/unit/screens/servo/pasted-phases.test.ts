import { describe, expect, it } from 'vitest'
import { pastedPhases } from '../../../../screens/servo/pasted-phases.ts'

const names = { torque: 'Output torque', speed: 'Speed', time: 'Time' }
const paste = (text: string) => pastedPhases(text, { system: 'metric', locale: 'en' }, (field) => names[field])

describe('phases from a spreadsheet', () => {
  it('go by order, or by their header with its unit', () => {
    const rows = [
      { torque: 5, speed: 30, time: 1 },
      { torque: -2, speed: 0, time: 0.5 },
    ]
    expect(paste('5\t30\t1\n-2\t0\t0.5\n')).toEqual({ phases: rows, refused: [], unknown: [] })
    expect(paste('Time [ms]\tOutput torque\tspeed\n1000\t5\t30\n500\t-2\t0')).toEqual({ phases: rows, refused: [], unknown: [] })
  })

  it('say every cell that could not be read, and lose no line', () => {
    const { phases, refused } = paste('5\t30\t1\nfive\tfast\tlong\n6\t30 kg\t1')
    expect(phases).toEqual([{ torque: 5, speed: 30, time: 1 }, {}, { torque: 6, time: 1 }])
    expect(refused).toEqual([
      { field: 'torque', line: 2, text: 'five' },
      { field: 'speed', line: 2, text: 'fast' },
      { field: 'time', line: 2, text: 'long' },
      { field: 'speed', line: 3, text: '30 kg' },
    ])
  })

  it('name the columns that there are none of', () => {
    expect(paste('Output torque\tPower\n5\t3').unknown).toEqual(['Power'])
  })
})
