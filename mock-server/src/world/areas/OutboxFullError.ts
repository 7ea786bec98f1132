export class OutboxFullError extends Error {
  readonly statusCode = 409

  constructor(maxEmails: number) {
    super(
      `This world's outbox has room for ${maxEmails.toLocaleString('en')} messages, and this would send more. ` +
        'Nothing has changed; reset the world, restore a snapshot or use a new world',
    )
  }
}
