/** A store that is not this machine's disk did not do what it was asked; `isFull` when for lack of room. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';

  constructor(
    cause: unknown,
    readonly isFull = false,
  ) {
    super(`file storage: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
