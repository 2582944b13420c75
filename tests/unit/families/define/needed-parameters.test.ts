import { describe, expect, it } from 'vitest'
import { cylinderDuty } from '../../../../families/electric-cylinder/conversion.ts'
import { linearModuleDuty } from '../../../../families/linear-module/duty.ts'
import { slideModuleDuty } from '../../../../families/slide-module/sizer.ts'

const module = { AssemblyMethod: 'horizontal', M: 10, MaxSpeed: 500, Acceleration: 3, Stroke: 400 } as const
const slide = { W: 5, AssemblyMethod: 'wall', A: 0, B: 20, C: 30, Stroke: 200, Speed: 300, Width: 500 } as const
const cylinder = { MotorBrand: 'any', HorizontalLoad: 5, VerticalLoad: 0, MaxSpeed: 100, Stroke: 300, Acceleration: 3 } as const

describe('a request of which a form does not send what belongs together', () => {
  it.each([
    ['a linear module', 'M', linearModuleDuty, module],
    ['a linear module', 'MaxSpeed', linearModuleDuty, module],
    ['a slide module', 'B', slideModuleDuty, slide],
    ['a cylinder', 'HorizontalLoad', cylinderDuty, cylinder],
    ['a cylinder', 'VerticalLoad', cylinderDuty, cylinder],
    ['a cylinder', 'MaxSpeed', cylinderDuty, cylinder],
  ] as const)('is not sized as if it were zero: %s without %s', (_, name, duty, parameters) => {
    // Each family's conversion with its own parameters.
    const dutyOf = duty as (parameters: object) => unknown
    expect(() => dutyOf(parameters)).not.toThrow()
    const others = Object.fromEntries(Object.entries(parameters).filter(([one]) => one !== name))
    expect(() => dutyOf(others)).toThrow(`the request has no`)
  })

  it('may leave out the lever arm along vertical travel, which has no effect', () => {
    const { B: _, ...others } = slide
    expect(slideModuleDuty({ ...others, AssemblyMethod: 'vertical' }).arms.along).toBe(0)
  })
})
