/** Inspector of the form on any page: values, events, request and graph. Development builds only. */
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { type CheckedPlan, compile } from '../../engine/index.ts'
import { useOutcome } from '../../engine/react/use-outcome.ts'
import { inspectedForm, subscribeToInspected } from '../base/browser/inspected.ts'
import { useTexts } from '../base/texts/texts.ts'
import type { WatchedStore } from '../base/browser/watched-store.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { GraphPanel } from './graph/graph-panel.tsx'
import { EventsPanel } from './panels/events-panel.tsx'
import { RequestPanel } from './panels/request-panel.tsx'
import { ValuesPanel } from './panels/values-panel.tsx'
import { loadWrittenSchema } from './shipped-documents.ts'
import { panelId, TabRow, tabId } from '../ui/tab-row.tsx'
import { Note, Panel } from './elements/panel.tsx'

const inspectorTabs = ['values', 'events', 'request', 'graph'] as const

type InspectorTab = (typeof inspectorTabs)[number]

/** Compiles the schema for the graph, since the plans of pages lack dependencies. */
const GraphOfPage = ({ id }: { readonly id: number }) => {
  const attempt = useOutcome()
  const [plan, setPlan] = useState<CheckedPlan>()
  useEffect(() => {
    attempt(loadWrittenSchema(String(id)), (schema) => setPlan(schema && compile(schema)))
  }, [attempt, id])
  return plan && <GraphPanel plan={plan} />
}

const Shown = ({ tab, watched }: { readonly tab: InspectorTab; readonly watched: WatchedStore }) => {
  switch (tab) {
    case 'values':
      return <ValuesPanel watched={watched} />
    case 'events':
      return <EventsPanel watched={watched} />
    case 'request':
      return <RequestPanel watched={watched} />
    case 'graph':
      return <GraphOfPage id={watched.store.plan.schema.id} />
  }
}

export const Inspector = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('playground')
  const id = useId()
  const watched = useSyncExternalStore(subscribeToInspected, inspectedForm)
  const [tab, setTab] = useState<InspectorTab>('values')
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <aside
      className="fixed inset-y-0 right-0 z-40 grid w-140 grid-rows-[auto_auto_minmax(0,1fr)] bg-surface shadow-float"
      aria-label={t('inspector.title')}
    >
      <div className="flex items-center justify-between px-3 py-2">
        <h2 className="text-title text-main">{t('inspector.title')}</h2>
        <button ref={close} type="button" className="icon-button" aria-label={t('inspector.close')} onClick={onClose} onKeyDown={onKeyDown}>
          <CloseIcon />
        </button>
      </div>
      <TabRow<InspectorTab>
        id={id}
        label={t('inspector.title')}
        tabs={inspectorTabs}
        shown={tab}
        nameOf={(one) => t(`tabs.${one}`)}
        onShow={setTab}
      />
      <div className="overflow-y-auto scrollbar-thin" role="tabpanel" id={panelId(id, tab)} aria-labelledby={tabId(id, tab)} tabIndex={0}>
        {watched ? (
          <Shown tab={tab} watched={watched} />
        ) : (
          <Panel>
            <Note>{t('inspector.none')}</Note>
          </Panel>
        )}
      </div>
    </aside>
  )
}
