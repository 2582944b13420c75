/**
 * `/embed.js`: the element `<sizewright-select site calculator series model lang label height auto-height>` for other sites.
 * Shows the selection in a frame and fires the events `model` (with the chosen model), `ready` and `height`. A single script
 * without dependencies.
 */
import { heightIn, helloMessage, isReady, modelIn } from '../../contract/site/embed-messages.ts'
import { frameAddress, frameAttributes } from './frame-address.ts'

/** Available only while the script runs initially. */
const script = document.currentScript
const ownOrigin = script instanceof HTMLScriptElement ? new URL(script.src, location.href).origin : undefined

/** Default height, px. */
const usualHeight = '760'

class SizewrightSelect extends HTMLElement {
  static readonly observedAttributes = [...frameAttributes, 'height', 'label']
  readonly #frame = document.createElement('iframe')

  /** Origin of Sizewright: that of this script, unless the attribute `from` is set. */
  get #origin(): string {
    return new URL(this.getAttribute('from') ?? ownOrigin ?? location.origin, location.href).origin
  }

  connectedCallback(): void {
    addEventListener('message', this.#hear)
    this.#frame.addEventListener('load', this.#greet)
    // Sends the origin of this page to the frame, regardless of the page's referrer policy.
    this.#frame.referrerPolicy = 'strict-origin'
    this.#frame.allow = 'clipboard-write'
    this.#frame.style.cssText = 'display:block;width:100%;border:0'
    this.#show()
    this.append(this.#frame)
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear)
    this.#frame.removeEventListener('load', this.#greet)
    this.#frame.remove()
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#show()
  }

  #show(): void {
    const address = frameAddress(this.#origin, (name) => this.getAttribute(name))
    if (this.#frame.src !== address) this.#frame.src = address
    this.#frame.title = this.getAttribute('label') ?? 'Sizewright'
    if (!this.hasAttribute('auto-height')) this.#frame.height = this.getAttribute('height') ?? usualHeight
  }

  /** Announces this page to the frame, for browsers that do not provide its origin. */
  readonly #greet = (): void => {
    this.#frame.contentWindow?.postMessage(helloMessage, this.#origin)
  }

  readonly #hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== this.#origin || source === null || source !== this.#frame.contentWindow) return
    const model = modelIn(data)
    const height = heightIn(data)
    if (model) this.#fire('model', model)
    if (isReady(data)) this.#fire('ready', undefined)
    if (height === undefined) return
    if (this.hasAttribute('auto-height')) this.#frame.height = String(height)
    this.#fire('height', height)
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }
}

// A second script in the page is ignored.
if (!customElements.get('sizewright-select')) customElements.define('sizewright-select', SizewrightSelect)
