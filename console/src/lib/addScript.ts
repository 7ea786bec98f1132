export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = url
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`${url} could not be loaded`))
    }
    document.head.append(element)
  })
}
