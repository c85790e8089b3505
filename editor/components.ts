// What the text of a form can hold besides Markdown's own, each behind a button: notices, videos, sounds and tables' names.

type Props = Record<string, string>;

/** For Sveltia CMS: https://sveltiacms.app/en/docs/api/editor-components */
export interface Component {
  id: string;
  label: string;
  icon: string;
  fields: object[];
  pattern: RegExp;
  fromBlock(match: RegExpMatchArray): Props;
  toBlock(props: Props): string;
}

const NOTICES = ['NOTA', 'DICA', 'IMPORTANTE', 'ATENÇÃO', 'CUIDADO'];

const notice: Component = {
  id: 'aviso',
  label: 'Aviso',
  icon: 'info',
  fields: [
    { name: 'tipo', label: 'Tipo', widget: 'select', options: NOTICES, default: 'NOTA' },
    { name: 'titulo', label: 'Título', widget: 'string', required: false },
    { name: 'texto', label: 'Texto', widget: 'text' },
  ],
  pattern: /^> \[!(\p{Lu}+)\](.*)\n((?:>.*(?:\n|$))+)/mu,
  fromBlock: ([, tipo = '', titulo = '', lines = '']) => ({
    tipo,
    titulo: titulo.trim(),
    texto: lines.trimEnd().replace(/^> ?/gm, ''),
  }),
  toBlock: ({ tipo = 'NOTA', titulo = '', texto = '' }) =>
    `> [!${tipo}]${titulo && ` ${titulo}`}\n${texto.replace(/^/gm, '> ').replace(/^> $/gm, '>')}`,
};

const video: Component = {
  id: 'video',
  label: 'Vídeo',
  icon: 'smart_display',
  fields: [
    { name: 'titulo', label: 'O que o vídeo mostra', widget: 'string' },
    { name: 'endereco', label: 'Endereço no YouTube ou no Vimeo', widget: 'string' },
  ],
  pattern:
    /^!\[((?:(?!\]).)*)\]\((https:\/\/(?:www\.|m\.|player\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/[^)\s]+)\)$/m,
  fromBlock: ([, titulo = '', endereco = '']) => ({ titulo, endereco }),
  toBlock: ({ titulo = '', endereco = '' }) => `![${titulo}](${endereco.trim()})`,
};

const sound: Component = {
  id: 'som',
  label: 'Som',
  icon: 'volume_up',
  fields: [
    { name: 'titulo', label: 'O que se ouve', widget: 'string' },
    { name: 'arquivo', label: 'Arquivo', widget: 'file', accept: 'audio/*' },
  ],
  pattern: /^!\[((?:(?!\]).)*)\]\((\/uploads\/[^)\s]+\.(?:mp3|m4a|ogg|wav))\)$/m,
  fromBlock: ([, titulo = '', arquivo = '']) => ({ titulo, arquivo }),
  toBlock: ({ titulo = '', arquivo = '' }) => `![${titulo}](${arquivo})`,
};

export const COMPONENTS: readonly Component[] = [notice, video, sound];
