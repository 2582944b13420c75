/** Tabs with the results of the document. */
import type { ReactNode } from 'react'
import type { Lookup } from '../../i18n/lookup.ts'
import { FuzzPanel } from './fuzz/fuzz-panel.tsx'
import { GraphPanel } from './graph/graph-panel.tsx'
import type { LiveForm } from './live-form.ts'
import { DocumentationPanel } from './panels/documentation-panel.tsx'
import { EventsPanel } from './panels/events-panel.tsx'
import { ExplainPanel } from './panels/explain-panel.tsx'
import { RequestPanel } from './panels/request-panel.tsx'
import { ValuesPanel } from './panels/values-panel.tsx'

export const liveTabs = ['form', 'values', 'events', 'request', 'graph', 'explain', 'documentation', 'fuzz'] as const

export type LiveTab = (typeof liveTabs)[number]

/** Props to render a form. The page provides it, so that this folder does not depend on it. */
export type FormSlot = { readonly live: LiveForm; readonly own: Lookup; readonly onStart: () => void }

type Props = {
  readonly tab: LiveTab
  readonly live: LiveForm
  /** Texts of the document in the current language. */
  readonly own: Lookup
  readonly renderForm: (slot: FormSlot) => ReactNode
  readonly onStart: () => void
}

export const LiveSide = ({ tab, live, own, renderForm, onStart }: Props) => {
  const { watched, sound } = live
  switch (tab) {
    case 'form':
      return renderForm({ live, own, onStart })
    case 'values':
      return <ValuesPanel watched={watched} />
    case 'events':
      return <EventsPanel watched={watched} />
    case 'request':
      return <RequestPanel watched={watched} />
    case 'graph':
      return <GraphPanel plan={sound.plan} />
    case 'explain':
      return <ExplainPanel watched={watched} plan={sound.plan} />
    case 'documentation':
      return <DocumentationPanel sound={sound} own={own} />
    case 'fuzz':
      return <FuzzPanel sound={sound} />
  }
}
