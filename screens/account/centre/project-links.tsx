/** Links that share a project: with an expiry date, shown once, revocable. */
import { useState } from 'react'
import { linkDays } from '../../../contract/saved/projects.ts'
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { makeLink, revokeLink } from '../../base/saved/project-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { useDates } from './list-parts.tsx'
import { RowAction } from './row-action.tsx'
import { useProblem } from './use-problem.ts'
import type { Project } from './use-projects.ts'
import { ListRow, RowActions, RowNote } from './list-row.tsx'
import { ButtonRow, Hint } from './panel-section.tsx'
import { formControl } from '../controls.ts'

type Days = (typeof linkDays)[number]

/** Returns the address of a shared project. */
const addressOf = (token: string): string => new URL(`#/share/${token}`, location.href.split('#')[0]).href

/** Dialog with a new link. It cannot be shown again, because the service stores its hash only. */
const Made = ({ token, ends, onClose }: { readonly token: string; readonly ends: string; readonly onClose: () => void }) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  const address = addressOf(token)
  return (
    <Sheet title={t('projects.links.made')} onClose={onClose} focusInside actions={[{ text: t('projects.links.done'), onAct: onClose }]}>
      <p className="mb-2 flex items-center gap-2">
        <input
          readOnly
          className={`w-full py-1.5 ${formControl}`}
          value={address}
          aria-label={t('projects.links.address')}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} label={t('projects.links.copy')} named={t('projects.links.address')} />
      </p>
      <p>{t('projects.links.once', { date: date(ends) })}</p>
    </Sheet>
  )
}

const Making = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTexts('user-centre')
  const [days, setDays] = useState<Days>(30)
  const [made, setMade] = useState<{ readonly token: string; readonly ends: string }>()
  const { trigger, isMutating, failure } = useMutation(
    (chosenDays: Days, options) => makeLink({ id, days: chosenDays }, options),
    (link) => {
      setMade(link)
      savedHasChanged()
    },
  )
  useProblem(failure)
  if (made) return <Made {...made} onClose={onClose} />
  return (
    <Sheet
      title={t('projects.links.make')}
      onClose={onClose}
      actions={[
        { text: t('projects.links.make'), onAct: () => trigger(days), isPrimary: true, isBusy: isMutating },
        { text: t('cancel'), onAct: onClose },
      ]}
    >
      <p>{t('projects.links.shown')}</p>
      <p>{t('projects.links.notShown')}</p>
      <fieldset className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <legend>{t('projects.links.lasts')}</legend>
        {linkDays.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="days" checked={one === days} onChange={() => setDays(one)} />
            {t('projects.links.days', { count: one })}
          </label>
        ))}
      </fieldset>
    </Sheet>
  )
}

const Row = ({ link: { id, created, ends } }: { readonly link: Project['links'][number] }) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  return (
    <ListRow>
      <span>{t('projects.links.until', { date: date(ends) })}</span>
      <RowNote>{t('projects.links.since', { date: date(created) })}</RowNote>
      <RowActions>
        <RowAction
          text={t('projects.links.revoke')}
          label={t('projects.links.revokeNamed', { date: date(created) })}
          act={(options) => revokeLink(id, options)}
          onDone={savedHasChanged}
        />
      </RowActions>
    </ListRow>
  )
}

export const ProjectLinks = ({ project: { id, links } }: { readonly project: Project }) => {
  const { t } = useTexts('user-centre')
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      {links.length === 0 ? (
        <Hint>{t('projects.links.none')}</Hint>
      ) : (
        <ul>
          {links.map((link) => (
            <Row key={link.id} link={link} />
          ))}
        </ul>
      )}
      <ButtonRow>
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setMaking(true)}>
          {t('projects.links.make')}
        </button>
      </ButtonRow>
      {isMaking && <Making id={id} onClose={() => setMaking(false)} />}
    </>
  )
}
