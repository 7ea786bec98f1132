export class XapiRefusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413

  constructor(status: XapiRefusal['status'], message: string) {
    super(message)
    this.status = status
  }
}
