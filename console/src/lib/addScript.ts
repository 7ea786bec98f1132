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
