/** Asks which input gives a result, and takes it. */
import { useId, useState } from 'react'
import type { Plan } from '../index.ts'
import { solvableInputs, solve, type CurvePoint, type Jump, type Solved } from '../solve/solve.ts'
import { convert, displayUnit, parseQuantity } from '../units/index.ts'
import { focusField } from './focus-field.ts'
import { useFormParts, useSystem } from './form-context.ts'
import { skin } from './skin.ts'
import { valuesSkin } from './values-skin.ts'

/** Texts of the search for an input. */
export type SolveWords = {
  readonly title: string
  readonly input: string
  readonly target: (name: string) => string
  readonly find: string
  readonly take: (found: { readonly name: string; readonly value: string }) => string
  /** No input gives it; the ends of what the result can be. */
  readonly none: (range: { readonly name: string; readonly least: string; readonly most: string }) => string
  readonly jump: (jump: { readonly low: string; readonly high: string; readonly before: string; readonly after: string }) => string
  readonly blocked: string
}

const unitOfPath = ({ fields, derived }: Plan, path: string): string => {
  const field = fields.get(path)?.field
  return field?.kind === 'number' ? (field.unit ?? '') : (derived.get(path)?.unit ?? '')
}

type Answered = { readonly input: string; readonly answer: Solved }

/** Writes numbers of a field or value in the displayed unit. */
const useWriter = () => {
  const { store, texts } = useFormParts()
  const system = useSystem()
  return (path: string, value: number): string => {
    const unit = unitOfPath(store.plan, path)
    const shown = displayUnit(unit, system)
    return `${texts.number(Number(convert(value, unit, shown).toPrecision(6)))} ${texts.unit(shown)}`.trim()
  }
}

type AnswerProps = Answered & { readonly output: string; readonly words: SolveWords }

const Answer = ({ output, input, answer, words }: AnswerProps) => {
  const { store, texts } = useFormParts()
  const write = useWriter()
  const name = texts.label(input)
  if (answer.state === 'blocked') return <p className={valuesSkin.valueSource}>{words.blocked}</p>
  const take = ({ input: value }: CurvePoint) => {
    store.dispatch({ type: 'pick', field: input, value })
    focusField(input)
  }
  const jumpText = ([before, after]: Jump) =>
    words.jump({
      low: write(input, before.input),
      high: write(input, after.input),
      before: write(output, before.output),
      after: write(output, after.output),
    })
  return (
    <>
      {answer.state === 'solved' &&
        answer.solutions.map((one) => (
          <button key={one.input} type="button" className="button" data-solution onClick={() => take(one)}>
            {words.take({ name, value: write(input, one.input) })}
          </button>
        ))}
      {answer.jumps.map((jump) => (
        <p key={jump[0].input} className={valuesSkin.valueSource}>
          {jumpText(jump)}
        </p>
      ))}
      {answer.state === 'none' && answer.jumps.length === 0 && (
        <p className={valuesSkin.valueSource}>
          {words.none({ name, least: write(output, answer.range[0]), most: write(output, answer.range[1]) })}
        </p>
      )}
    </>
  )
}

/** Which input makes this result a number. Nothing is shown where no input with limits is behind it. */
export const FindInput = ({ output, words }: { readonly output: string; readonly words: SolveWords }) => {
  const { store, texts } = useFormParts()
  const id = useId()
  const { plan } = store
  const { snapshot, locale } = store.state()
  const inputs = solvableInputs(plan, snapshot, output)
  const [chosen, choose] = useState('')
  const [text, setText] = useState('')
  const [answered, setAnswered] = useState<Answered>()
  const unit = unitOfPath(plan, output)
  const shown = displayUnit(unit, useSystem())
  const input = inputs.find((one) => one === chosen) ?? inputs[0]
  if (input === undefined) return null
  const read = parseQuantity(text, { unit, display: shown, locale })
  const find = () => {
    if ('value' in read) setAnswered({ input, answer: solve(plan, snapshot.state, { output, target: read.value, input }) })
  }
  return (
    <fieldset className={valuesSkin.find}>
      <legend className={valuesSkin.findTitle}>{words.title}</legend>
      <select aria-label={words.input} className={skin.select} value={input} onChange={({ target }) => choose(target.value)}>
        {inputs.map((one) => (
          <option key={one} value={one}>
            {texts.label(one)}
          </option>
        ))}
      </select>
      <div className={skin.control}>
        <input
          id={id}
          className={skin.input}
          aria-label={words.target(texts.label(output))}
          inputMode="decimal"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && find()}
        />
        {shown !== '' && <span className={skin.unit}>{texts.unit(shown)}</span>}
      </div>
      <button type="button" className="button" aria-disabled={!('value' in read)} onClick={find}>
        {words.find}
      </button>
      <div className={valuesSkin.findAnswer} role="status">
        {answered && <Answer {...answered} output={output} words={words} />}
      </div>
    </fieldset>
  )
}
