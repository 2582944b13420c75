/** Actions on a saved selection besides opening it. */
import { useState } from 'react'
import { openSaved } from '../../base/saved/open-selection.ts'
import type { ListedSelection } from '../../base/saved/store.ts'
import { savedHasChanged, useIsKnown, useSavedStore, useSelection } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { ModelFilesSheet } from '../../ui/files/model-files.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { Loading, useDates } from './list-parts.tsx'
import { NameSheet } from './lazy-name-sheet.tsx'
import { openPage } from './open-page.ts'
import { PutIntoProject } from './put-into-project.tsx'
import { useProblem } from './use-problem.ts'

type Props = { readonly record: ListedSelection; readonly onClose: () => void }

const longestName = 120

/** Dialog that renames or copies a record. */
const Naming = ({ record: { id, name }, kind, onClose }: Props & { readonly kind: 'rename' | 'copy' }) => {
  const { t } = useTexts('user-centre')
  const store = useSavedStore()
  return (
    <NameSheet
      title={t(kind)}
      action={t(kind)}
      opening={kind === 'copy' ? t('copyOf', { name }).slice(0, longestName) : name}
      longest={longestName}
      save={(typed, options) => store.selections[kind]({ id, name: typed }, options)}
      onNamed={onClose}
      onClose={onClose}
    />
  )
}

/** Dialog with all versions of a record, each of which can be opened. */
const Versions = ({ record, onClose }: Props) => {
  const { t } = useTexts('user-centre')
  const date = useDates()
  const store = useSavedStore()
  const { data, failure, retry } = useSelection(record.id)
  const opening = useMutation(
    (version: number, options) => openSaved(store, { id: record.id, version }, options),
    (hash) => {
      openPage(hash)
      onClose()
    },
  )
  useProblem(opening.failure)
  return (
    <Modal title={t('versionsOf', { name: record.name })} onClose={onClose}>
      {failure && !data && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      <ol reversed>
        {data?.versions.toReversed().map(({ version, saved }) => (
          <li key={version} className="flex min-h-11 items-center justify-between gap-3 border-b border-line">
            <span>
              {t('version', { version })} · <time dateTime={saved}>{date(saved)}</time>
            </span>
            <button
              type="button"
              className="button"
              data-size="small"
              disabled={opening.isMutating}
              aria-label={t('openVersion', { version })}
              onClick={() => opening.trigger(version)}
            >
              {t('open')}
            </button>
          </li>
        ))}
      </ol>
    </Modal>
  )
}

export type SelectionStep = 'choose' | 'rename' | 'copy' | 'versions' | 'project' | 'files'

/** The service knows the saved selection and its calculation. */
const nothingMore = () => ({ selection: undefined })

type ActionsProps = Props & { readonly step: SelectionStep; readonly onDeleted: () => void }

/** @param step that it begins with */
export const SelectionActions = ({ record, step: first, onClose, onDeleted }: ActionsProps) => {
  const { t } = useTexts('user-centre')
  const store = useSavedStore()
  const isKnown = useIsKnown()
  const { t: file } = useTexts('files')
  const [step, setStep] = useState<SelectionStep>(first)
  const name = record.name === '' ? t('unnamed') : record.name
  const removing = useMutation(
    (id: string, options) => store.selections.remove(id, options),
    () => {
      savedHasChanged()
      onDeleted()
    },
  )
  useProblem(removing.failure)
  if (step === 'versions') return <Versions record={record} onClose={onClose} />
  if (step === 'project') return <PutIntoProject record={record} onClose={onClose} />
  if (step === 'files') {
    return (
      <ModelFilesSheet
        model={{ name, selectionID: record.id, orderParams: [] }}
        isOfAssembly={record.assembly !== undefined}
        sourceOf={nothingMore}
        onClose={onClose}
      />
    )
  }
  if (step !== 'choose') return <Naming record={record} kind={step} onClose={onClose} />
  return (
    <Sheet
      title={name}
      onClose={onClose}
      actions={[
        { text: t('rename'), onAct: () => setStep('rename') },
        { text: t('copy'), onAct: () => setStep('copy') },
        { text: t('versions'), onAct: () => setStep('versions') },
        ...(isKnown
          ? [
              { text: t('projects.put'), onAct: () => setStep('project') },
              { text: file(record.assembly ? 'title' : 'report'), onAct: () => setStep('files') },
            ]
          : []),
        { text: t('delete'), onAct: () => removing.trigger(record.id), isBusy: removing.isMutating },
      ]}
    />
  )
}
