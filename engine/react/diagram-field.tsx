import type { ComponentType } from 'react'
import type { DiagramField as DiagramSchema } from '../define/index.ts'
import { isAbsent } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import type { InputValue, PlannedField } from '../index.ts'
import type { DiagramProps, ShownState } from './diagram.ts'
import { focusField } from './focus-field.ts'
import { useFocused, useFormParts, useSystem, useValue, useValues } from './form-context.ts'
import { useAmount } from './shown-amount.ts'
import { skin } from './skin.ts'

type Props = { readonly planned: PlannedField; readonly schema: DiagramSchema }

const nothingShown: readonly string[] = []

const shownStates = { empty: 'missing', missing: 'missing', invalid: 'invalid', undecided: 'masked', masked: 'masked' } as const

const stateOf = (value: Value | undefined): ShownState =>
  value === undefined ? 'missing' : isAbsent(value) ? shownStates[value.state] : 'known'

/** The value if it is known. Fields hold numbers, texts, yes or no and lists of texts; derived values are numbers. */
function knownValue(value: Value | undefined): InputValue | undefined {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'object' ? undefined : value
}

/** A live drawing: renders when a value it shows, the units or the focus among its fields change. */
function LiveDiagram({ planned, schema, drawing: Drawing }: Props & { readonly drawing: ComponentType<DiagramProps> }) {
  const { texts } = useFormParts()
  const shows = schema.shows ?? nothingShown
  const values = useValues(shows)
  const amount = useAmount()
  const byName = <T,>(read: (value: Value | undefined) => T) => Object.fromEntries(shows.map((name, index) => [name, read(values[index])]))
  const option = useValue(schema.by ?? planned.id)
  return (
    <Drawing
      values={byName(knownValue)}
      states={byName(stateOf)}
      option={typeof option === 'string' ? option : undefined}
      system={useSystem()}
      label={texts.label}
      amount={amount}
      format={(name) => `${texts.label(name)} ${amount(name)}`}
      focused={useFocused(shows)}
      focusField={focusField}
    />
  )
}

/** The picture of an option; renders when another option is chosen. */
function OptionPicture({ planned, schema }: Props) {
  const { drawing } = useFormParts()
  const option = useValue(schema.by ?? planned.id)
  return drawing(planned.id, typeof option === 'string' ? option : undefined)
}

/** A picture: a live drawing if one has its name, otherwise one picture per option of the choice named in the schema. */
export function DiagramField({ planned, schema }: Props) {
  const { diagrams, texts } = useFormParts()
  const drawing = Object.hasOwn(diagrams, schema.picture) ? diagrams[schema.picture] : undefined
  return (
    <figure className={skin.diagram} data-field={planned.id}>
      {drawing ? <LiveDiagram planned={planned} schema={schema} drawing={drawing} /> : <OptionPicture planned={planned} schema={schema} />}
      <figcaption className={skin.label}>{texts.label(planned.id)}</figcaption>
    </figure>
  )
}
