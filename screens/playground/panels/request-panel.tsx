/** The current request of the form, or why it cannot be sent. */
import type { MouseEvent } from 'react'
import { useOutcome } from '../../../engine/react/use-outcome.ts'
import { useTexts } from '../../base/texts/texts.ts'
import type { WatchedStore } from '../../base/browser/watched-store.ts'
import { copyText, selectShown } from '../../ui/copy-text.ts'
import { showToast } from '../../ui/toast.tsx'
import { useLook } from './use-look.ts'
import { type ParameterLine, requestParts } from './request-parts.ts'

const ParameterRow = ({ parameter: { name, made, sent, state } }: { readonly parameter: ParameterLine }) => {
  const { t } = useTexts('playground')
  return (
    <tr>
      <th scope="row" className="code">
        {name}
      </th>
      <td className="code">
        {sent ?? <span className="playground-note">{state === 'known' ? t('request.notSent') : t(`states.${state}`)}</span>}
      </td>
      <td className="code">{made}</td>
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
    <div className="playground-panel">
      {init !== undefined && (
        <p>
          {t('request.init')} <code className="code playground-address">{`GET ${init}`}</code>
        </p>
      )}
      <p className="playground-ready" data-ready={reasons.length === 0}>
        {reasons.length === 0
          ? t('request.ready')
          : t('request.notReady', { reasons: listed(reasons.map(({ path, code }) => `${path} (${code})`)) })}
      </p>
      <p>
        <code className="code playground-address">{`${request.method} ${address}`}</code>
      </p>
      <button type="button" className="button" data-size="small" onClick={copy}>
        {t('request.copy')}
      </button>
      {'body' in request && <pre className="code playground-body">{JSON.stringify(request.body, null, 2)}</pre>}
      <table className="playground-table">
        <caption>{t('request.parameters')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('request.parameter')}</th>
            <th scope="col">{t('request.sent')}</th>
            <th scope="col">{t('request.made')}</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map((parameter) => (
            <ParameterRow key={parameter.name} parameter={parameter} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
