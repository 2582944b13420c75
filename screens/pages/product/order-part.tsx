/** Choice of one part of an order code: a list of values, with reasons for unavailable ones, or a length within a range. */
import { orderFaultOf, spanOf } from '../../../contract/catalogue/judge-order.ts'
import type { OrderChoices, OrderChosen, OrderFault, OrderPart, OrderValue } from '../../../contract/catalogue/order-choices.ts'
import { NumberInput } from '../../ui/number-input.tsx'
import { savedDraft } from './saved-draft.ts'
import { useOrderWords } from '../../base/catalogue/order-words.ts'

type PartProps = {
  readonly choices: OrderChoices
  readonly chosen: OrderChosen
  readonly part: OrderPart
  readonly onChoose: (value: OrderValue | undefined) => void
}

/** Maximum number of values shown as buttons. */
const mostButtons = 8
/** Maximum number of unavailable values listed with their limits. */
const mostNamed = 6

const nameLook = 'mb-1 block text-label font-medium'
const noteLook = 'mt-1 text-note/5 text-ink-faint'

type Option = { readonly value: OrderValue; readonly fault: OrderFault | undefined }

const optionsOf = ({ choices, chosen, part: { name, values = [] } }: PartProps): readonly Option[] =>
  values.map((value) => ({ value, fault: orderFaultOf(choices, chosen, { name, value }) }))

/** Explains which values another part excludes, their limits, and how to make them available. */
const Reasons = ({ id, part, options }: { readonly id: string; readonly part: OrderPart; readonly options: readonly Option[] }) => {
  const { t, listed, nameOf, valueOf, partIs, length } = useOrderWords()
  const excluded = options.filter(({ fault }) => fault?.by)
  const by = excluded[0]?.fault?.by
  if (!by) return null
  const named = excluded.map(({ value, fault }) => {
    const words = valueOf(part.name, value)
    if (fault?.limit === undefined) return words
    return t(fault.kind === 'tooShort' ? 'complete.atLeast' : 'complete.atMost', { value: words, limit: length(fault.limit) })
  })
  const reason = partIs(by.part, by.value)
  return (
    <p id={id} className={noteLook}>
      {excluded.length > mostNamed
        ? t('complete.excludedMany', { count: excluded.length, by: reason })
        : t('complete.excluded', { values: listed(named), by: reason })}{' '}
      {t('complete.free', { part: nameOf(by.part) })}
    </p>
  )
}

const valueLooks = {
  chosen: 'border-main bg-main text-main-on',
  out: 'cursor-not-allowed border-dashed border-line bg-surface text-ink-faint',
  free: 'border-line-strong bg-surface hover:border-link',
} as const

type ValueProps = {
  readonly isChosen: boolean
  /** Whether another part excludes it. */
  readonly isOut: boolean
  /** Id of the sentence that says why. */
  readonly reasonId: string
  readonly onPress: () => void
  readonly children: string
}

const ValueButton = ({ isChosen, isOut, reasonId, onPress, children }: ValueProps) => (
  <button
    type="button"
    className={`min-h-9 min-w-11 rounded-control border px-3 py-1 max-phone:min-h-11 ${valueLooks[isChosen ? 'chosen' : isOut ? 'out' : 'free']}`}
    aria-pressed={isChosen}
    aria-disabled={isOut}
    aria-describedby={isOut ? reasonId : undefined}
    onClick={() => !isOut && onPress()}
  >
    {children}
  </button>
)

const ListPart = (props: PartProps) => {
  const { part, chosen, onChoose } = props
  const { t, nameOf, valueOf } = useOrderWords()
  const options = optionsOf(props)
  const value = chosen[part.name] ?? part.unwritten
  const id = `order-${part.name}`
  if (options.length === 0) {
    return (
      <div>
        <h3 className={nameLook}>{nameOf(part.name)}</h3>
        <p className={noteLook}>{t('complete.notStated')}</p>
      </div>
    )
  }
  const label = (
    <>
      <span>{nameOf(part.name)} </span>
      {part.optional && <small className="text-note font-normal text-ink-faint">{t('complete.optional')}</small>}
    </>
  )
  if (options.length > mostButtons) {
    return (
      <div>
        <label className={nameLook} htmlFor={id}>
          {label}
        </label>
        <select
          className="min-h-9 w-full rounded-control border border-line-strong bg-surface px-3 max-phone:min-h-11"
          id={id}
          value={value === undefined ? '' : String(value)}
          aria-describedby={`${id}-reason`}
          onChange={(event) => onChoose(options.find((option) => String(option.value) === event.currentTarget.value)?.value)}
        >
          <option value="">{t('complete.open')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.fault !== undefined && option.value !== value}>
              {valueOf(part.name, option.value)}
            </option>
          ))}
        </select>
        <Reasons id={`${id}-reason`} part={part} options={options} />
      </div>
    )
  }
  return (
    <div role="group" aria-labelledby={`${id}-name`}>
      <h3 className={nameLook} id={`${id}-name`}>
        {label}
      </h3>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => {
          const isChosen = option.value === value
          return (
            <ValueButton
              key={option.value}
              isChosen={isChosen}
              isOut={option.fault !== undefined && !isChosen}
              reasonId={`${id}-reason`}
              onPress={() => onChoose(isChosen ? undefined : option.value)}
            >
              {valueOf(part.name, option.value)}
            </ValueButton>
          )
        })}
      </div>
      <Reasons id={`${id}-reason`} part={part} options={options} />
    </div>
  )
}

const SpanPart = ({ choices, chosen, part, onChoose }: PartProps) => {
  const { t, nameOf, partIs, length, faultOf } = useOrderWords()
  const value = chosen[part.name]
  const span = spanOf(choices, chosen, part)
  if (!span) return null
  const { least, most, step } = span
  const fault = value === undefined ? undefined : orderFaultOf(choices, chosen, { name: part.name, value })
  const narrower = choices.rules.find((rule) => rule.part === part.name && chosen[rule.by] !== undefined)?.by
  const by = narrower && chosen[narrower] !== undefined ? partIs(narrower, chosen[narrower]) : ''
  const ends = { least: length(least), by }
  const range =
    most === null ? t('complete.longestUnknown', ends) : t(by === '' ? 'complete.span' : 'complete.spanBy', { ...ends, most: length(most) })
  return (
    <NumberInput
      id={`order-${part.name}`}
      label={nameOf(part.name)}
      unit="mm"
      value={typeof value === 'number' ? value : undefined}
      lowest={0}
      hint={step === 1 ? range : `${range}, ${t('complete.step', { step: length(step) })}`}
      problem={fault && faultOf(fault)}
      draftSlot={savedDraft(part.name)}
      // Round up to the next step, since lengths in inches rarely match one.
      onCommit={(typed) => onChoose(typed === undefined ? undefined : Math.ceil(typed / step - 1e-6) * step)}
    />
  )
}

export const OrderPartChoice = (props: PartProps) => (props.part.span ? <SpanPart {...props} /> : <ListPart {...props} />)
