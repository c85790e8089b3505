// The files of this project as the editor's own store, through the preview: https://developer.mozilla.org/en-US/docs/Web/API/File_System_API

/** What a preview tells of a file; `tag` names its bytes. */
export interface ListedFile {
  path: string;
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  tag: string;
}

/** The project's folder, as the browser's own file system would give it. */
export async function openProject(base: string): Promise<Folder> {
  const store = new Store(base);
  await store.list();
  return new Folder('', '', store);
}

/** What is known of the files, and the way to them. */
class Store {
  readonly #base: string;
  #files = new Map<string, ListedFile>();

  constructor(base: string) {
    this.#base = base;
  }

  async list(): Promise<void> {
    const listed: ListedFile[] = await (await this.#send('', {})).json();
    this.#files = new Map(listed.map((file) => [file.path, file]));
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** The names of what stands in a folder, and whether each is one. */
  inside(folder: string): Map<string, boolean> {
    const start = folder === '' ? '' : `${folder}/`;
    const found = new Map<string, boolean>();
    for (const path of this.#files.keys()) {
      if (!path.startsWith(start)) continue;
      const [name = '', ...rest] = path.slice(start.length).split('/');
      found.set(name, rest.length > 0);
    }
    return found;
  }

  async read(path: string): Promise<File> {
    const known = this.#files.get(path);
    const name = path.replace(/^.*\//, '');
    if (!known) return new File([], name);
    const answer = await this.#send(path, {});
    const tag = answer.headers.get('ETag') ?? known.tag;
    this.#files.set(path, { ...known, tag });
    return new File([await answer.blob()], name, { lastModified: known.modified });
  }

  /** Refused where somebody else changed the file since it was read. */
  async write(path: string, content: Blob): Promise<void> {
    const known = this.#files.get(path);
    const headers = known ? { 'If-Match': known.tag } : { 'If-None-Match': '*' };
    const answer = await this.#send(path, { method: 'PUT', body: content, headers });
    const tag = answer.headers.get('ETag') ?? '';
    this.#files.set(path, { path, size: content.size, modified: Date.now(), tag });
  }

  async remove(path: string): Promise<void> {
    const known = this.#files.get(path);
    if (!known) return;
    await this.#send(path, { method: 'DELETE', headers: { 'If-Match': known.tag } });
    this.#files.delete(path);
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const address = this.#base + path.split('/').map(encodeURIComponent).join('/');
    const answer = await fetch(address, init);
    if (answer.ok) return answer;
    const said = await answer.text();
    throw new Error(said, { cause: { status: answer.status, message: said } });
  }
}

class Folder {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;
  readonly #store: Store;

  constructor(name: string, path: string, store: Store) {
    this.name = name;
    this.#path = path;
    this.#store = store;
  }

  async *entries(): AsyncGenerator<[string, Folder | ProjectFile]> {
    for (const [name, isFolder] of this.#store.inside(this.#path)) {
      yield [name, isFolder ? this.#folder(name) : this.#file(name)];
    }
  }

  /** A folder without files is none yet. */
  async getDirectoryHandle(name: string): Promise<Folder> {
    return this.#folder(name);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<ProjectFile> {
    if (!create && !this.#store.has(this.pathOf(name))) throw missing(this.pathOf(name));
    return this.#file(name);
  }

  async removeEntry(name: string): Promise<void> {
    await this.#store.remove(this.pathOf(name));
  }

  pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}/${name}`;
  }

  #folder(name: string): Folder {
    return new Folder(name, this.pathOf(name), this.#store);
  }

  #file(name: string): ProjectFile {
    return new ProjectFile(name, this.pathOf(name), this.#store);
  }
}

/** Bytes that are written wait for the name that they are moved to: nothing half written stands in the project. */
class ProjectFile {
  readonly kind = 'file';
  name: string;
  #path: string;
  readonly #store: Store;
  #written: Blob | undefined;

  constructor(name: string, path: string, store: Store) {
    this.name = name;
    this.#path = path;
    this.#store = store;
  }

  async getFile(): Promise<File> {
    return this.#written ? new File([this.#written], this.name) : this.#store.read(this.#path);
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => {
        parts.push(part);
      },
      close: async () => {
        this.#written = new Blob(parts);
        // The editor writes to a name of its own first, and moves that.
        if (!this.name.startsWith('.')) await this.#store.write(this.#path, this.#written);
      },
    };
  }

  async move(folder: Folder, name: string): Promise<void> {
    const to = folder.pathOf(name);
    const content = this.#written ?? (await this.#store.read(this.#path));
    await this.#store.write(to, content);
    if (to !== this.#path) await this.#store.remove(this.#path);
    this.name = name;
    this.#path = to;
    this.#written = undefined;
  }
}

function missing(path: string): DOMException {
  return new DOMException(`${path} não existe`, 'NotFoundError');
}
