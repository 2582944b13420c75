import { describe, expect, it } from 'vitest'
import type { CalculatorSchema } from '../../../../engine/define/index.ts'
import { compile } from '../../../../engine/index.ts'
import { lint } from '../../../../engine/lint/index.ts'
import type { LintOptions, LintRule } from '../../../../engine/lint/index.ts'

export type RuleCase = {
  readonly claim: string
  readonly rule: LintRule
  readonly path: string
  readonly caught: CalculatorSchema
  /** The same with the fault mended. */
  readonly clean: CalculatorSchema
  readonly options?: LintOptions
}

/** Each case is caught at its path, and no longer once mended. */
export function checkRules(cases: readonly RuleCase[]): void {
  describe.each(cases)('$rule: $claim', ({ rule, path, caught, clean, options = {} }) => {
    it('is caught', () => {
      expect(lint(compile(caught), options).map((one) => `${one.rule} ${one.path}`)).toContain(`${rule} ${path}`)
    })

    it('is not caught once mended', () => {
      expect(lint(compile(clean), options).filter((one) => one.rule === rule)).toEqual([])
    })
  })
}
