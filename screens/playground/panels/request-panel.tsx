/** The current request of the form, or why it cannot be sent. */
import type { MouseEvent } from 'react'
import { useOutcome } from '../../../engine/react/use-outcome.ts'
import { useTexts } from '../../base/texts/texts.ts'
import type { WatchedStore } from '../../base/browser/watched-store.ts'
import { copyText, selectShown } from '../../ui/copy-text.ts'
import { showToast } from '../../ui/toast.tsx'
import { useLook } from './use-look.ts'
import { type ParameterLine, requestParts } from './request-parts.ts'
import { CodeBlock, Note, Panel } from '../elements/panel.tsx'
import { Cell, NameCell, Table } from '../elements/table.tsx'

const ParameterRow = ({ parameter: { name, made, sent, state } }: { readonly parameter: ParameterLine }) => {
  const { t } = useTexts('playground')
  return (
    <tr>
      <NameCell>{name}</NameCell>
      <Cell isCode>{sent ?? <Note>{state === 'known' ? t('request.notSent') : t(`states.${state}`)}</Note>}</Cell>
      <Cell isCode>{made}</Cell>
    </tr>
  )
}

export const RequestPanel = ({ watched }: { readonly watched: WatchedStore }) => {
  const { t, listed } = useTexts('playground')
  const { t: shell } = useTexts('shell')
  const attempt = useOutcome()
  const { request, address, parameters, reasons, init } = requestParts(useLook(watched).state)
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    attempt(copyText(address), (isCopied) => {
      if (isCopied) showToast(t('request.copied'))
      else showToast(shell(selectShown(address, currentTarget) ? 'common.copySelected' : 'common.copyFailed'), 'problem')
    })
  return (
    <Panel>
      {init !== undefined && (
        <p>
          {t('request.init')} <code className="code text-label/5 wrap-anywhere">{`GET ${init}`}</code>
        </p>
      )}
      <p
        className={`border-l-3 bg-paper px-3 py-1.5 text-label/5 wrap-anywhere ${reasons.length === 0 ? 'border-good' : 'border-caution'}`}
      >
        {reasons.length === 0
          ? t('request.ready')
          : t('request.notReady', { reasons: listed(reasons.map(({ path, code }) => `${path} (${code})`)) })}
      </p>
      <p>
        <code className="code text-label/5 wrap-anywhere">{`${request.method} ${address}`}</code>
      </p>
      <button type="button" className="button justify-self-start" data-size="small" onClick={copy}>
        {t('request.copy')}
      </button>
      {'body' in request && <CodeBlock>{JSON.stringify(request.body, null, 2)}</CodeBlock>}
      <Table caption={t('request.parameters')} head={[t('request.parameter'), t('request.sent'), t('request.made')]}>
        {parameters.map((parameter) => (
          <ParameterRow key={parameter.name} parameter={parameter} />
        ))}
      </Table>
    </Panel>
  )
}
