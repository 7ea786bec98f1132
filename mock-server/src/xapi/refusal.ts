export class XapiError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413

  constructor(status: XapiError['status'], message: string) {
    super(message)
    this.status = status
  }
}
