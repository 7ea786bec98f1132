/** Puts a script of another site into the page; rejects when it cannot be loaded, so that it can be tried again. */
export function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = source
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`${source} could not be loaded`))
    }
    document.head.append(element)
  })
}
