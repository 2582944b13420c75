/** Events of the form, newest first, with the changes it made itself. */
import type { Change, FormEvent, InputValue } from '../../../engine/index.ts'
import { useTexts } from '../../base/texts/texts.ts'
import type { Happening, WatchedStore } from '../../base/browser/watched-store.ts'
import { useLook } from './use-look.ts'
import { Note, Panel } from '../elements/panel.tsx'

/** Formats an event without its type. An init answer is long: only the sizes of its lists are shown. */
const writeEvent = (event: FormEvent): string => {
  if (event.type === 'init') return Object.keys(event.data).join(', ')
  return Object.entries(event)
    .filter(([key, value]) => key !== 'type' && value !== undefined)
    .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')
}

const writeInput = (value: InputValue | undefined): string =>
  value === undefined ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value)

const ChangeLine = ({ change: { field, from, to, rule, cause } }: { readonly change: Change }) => (
  <li>
    <span className="code">{`${field}: ${writeInput(from)} → ${writeInput(to)}`}</span>{' '}
    <small className="text-note/5">{cause === undefined ? rule : `${rule} (${cause})`}</small>
  </li>
)

const HappeningLine = ({ happening: { number, event, changes } }: { readonly happening: Happening }) => (
  <li value={number}>
    <strong className="code">{event.type}</strong>
    <span> </span>
    <span className="code">{writeEvent(event)}</span>
    {changes.length > 0 && (
      <ul className="pl-5 text-ink-soft">
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ul>
    )}
  </li>
)

export const EventsPanel = ({ watched }: { readonly watched: WatchedStore }) => {
  const { t } = useTexts('playground')
  const { happenings } = useLook(watched)
  return (
    <Panel>
      {happenings.length === 0 ? (
        <Note>{t('events.none')}</Note>
      ) : (
        <ol className="grid list-decimal gap-1 pl-8 text-label/5 wrap-anywhere">
          {happenings.toReversed().map((happening) => (
            <HappeningLine key={happening.number} happening={happening} />
          ))}
        </ol>
      )}
    </Panel>
  )
}
