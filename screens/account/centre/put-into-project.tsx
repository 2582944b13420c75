/** Dialog that moves a selection into a project or out of it. */
import { useState } from 'react'
import { Link } from 'wouter'
import type { ListedSelection } from '../../base/saved/store.ts'
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { putSelection } from '../../base/saved/project-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { entryPath } from '../../base/account/user-centre.ts'
import { takesFocus } from '../../ui/dialog/dialog-frame.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Loading } from './list-parts.tsx'
import { useProblem } from './use-problem.ts'
import { useProjects } from './use-projects.ts'
import { formControl } from '../controls.ts'

/** Query of the projects with the service's largest page size. */
const allProjects = { page: 1, size: 100, keyword: '', order: '-changed' } as const
const none = 'none'

type Props = { readonly record: ListedSelection; readonly onClose: () => void }

export const PutIntoProject = ({ record, onClose }: Props) => {
  const { t } = useTexts('user-centre')
  const { data, failure, retry } = useProjects(allProjects)
  const [chosen, setChosen] = useState<string>()
  const target = chosen ?? data?.list[0]?.id ?? none
  const nameOf = (id: string) => data?.list.find((one) => one.id === id)?.name ?? ''
  const putting = useMutation(
    (id: string, options) => putSelection({ selectionID: record.id, projectID: id === none ? null : id }, options),
    (_, id) => {
      savedHasChanged()
      showToast(id === none ? t('projects.outOf') : t('projects.isIn', { name: nameOf(id) }))
      onClose()
    },
  )
  useProblem(putting.failure)
  const hasSome = (data?.list.length ?? 0) > 0
  return (
    <Sheet
      title={t('projects.put')}
      onClose={onClose}
      focusInside={hasSome}
      actions={[
        { text: t('projects.putThere'), onAct: () => putting.trigger(target), isPrimary: true, isBusy: putting.isMutating || !hasSome },
        { text: t('cancel'), onAct: onClose },
      ]}
    >
      {failure && !data && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      {data && !hasSome && (
        <p>
          {t('projects.none')}: <Link href={entryPath('projects')}>{t('projects.new')}</Link>
        </p>
      )}
      {hasSome && (
        <label className="grid gap-1">
          {t('projects.which')}
          <select
            className={`w-full py-1.5 ${formControl}`}
            value={target}
            onChange={({ target: { value } }) => setChosen(value)}
            {...takesFocus}
          >
            {data?.list.map(({ id, name, customer }) => (
              <option key={id} value={id}>
                {customer === '' ? name : `${name} · ${customer}`}
              </option>
            ))}
            <option value={none}>{t('projects.inNone')}</option>
          </select>
        </label>
      )}
    </Sheet>
  )
}
