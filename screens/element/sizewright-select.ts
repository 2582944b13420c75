/**
 * `/embed.js`: the element `<sizewright-select site calculator series model lang label height auto-height>` for pages of others.
 * It shows the choice in a frame and fires `model` with what was chosen, `ready` and `height`. One plain script without a dependency.
 */
import { heightIn, helloMessage, isReady, modelIn } from '../../contract/site/embed-messages.ts'
import { frameAddress, frameAttributes } from './frame-address.ts'

/** Known while the script runs for the first time. */
const script = document.currentScript
const ownOrigin = script instanceof HTMLScriptElement ? new URL(script.src, location.href).origin : undefined

/** px, unless the element says how high it is. */
const usualHeight = '760'

class SizewrightSelect extends HTMLElement {
  static readonly observedAttributes = [...frameAttributes, 'height', 'label']
  readonly #frame = document.createElement('iframe')

  /** Where Sizewright is: where this script came from, unless `from` says otherwise. */
  get #origin(): string {
    return new URL(this.getAttribute('from') ?? ownOrigin ?? location.origin, location.href).origin
  }

  connectedCallback(): void {
    addEventListener('message', this.#hear)
    this.#frame.addEventListener('load', this.#greet)
    // The frame learns the origin of this page, whatever the page tells others.
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

  /** Tells the frame who this page is, also where the browser does not. */
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

// Named twice in a page, the first one holds.
if (!customElements.get('sizewright-select')) customElements.define('sizewright-select', SizewrightSelect)
