// Works of content/portfolio/: one with a text has a page of its own.

import { drawingFor } from '../../domain/content/image.ts';
import { type Project, projectSchema } from '../../domain/content/project.ts';
import { compareText, type Problem } from '../../domain/problem.ts';
import { projectRoute, routes } from '../../domain/routes.ts';
import type { ShownProject } from '../../domain/work.ts';
import { pictureOf } from '../assets/find-picture.ts';
import { checkName } from './checks/check-names.ts';
import type { Entry } from './collections.ts';
import type { Kind, Made, Names } from './kind.ts';
import { casePages } from './pages/case-page.tsx';

export const projects: Kind<Project, Entry<Project>, ShownProject> = {
  name: 'project',
  folder: 'portfolio',
  extensions: ['.yaml', '.md'],
  schema: projectSchema,
  routeOf: (name, extension) => (extension === '.md' ? projectRoute(name) : routes.portfolio),
  check: checkCase,
  checkAll: checkProjectPlaces,
  compare: (a, b) => a.data.position - b.data.position || compareText(a.name, b.name),
  images: ({ name, data, source }) => {
    const { image = drawingFor(name), case: told } = data;
    const cover = { image, source, path: ['image'], isShared: told !== undefined };
    const screens = { image: told?.screens ?? image, source, path: ['case', 'screens'] };
    return told?.screens ? [cover, screens] : [cover];
  },
  summarise: showProjects,
  pages: casePages,
};

const OWN_VALUES = ['title', 'position'] as const;

const own = (category: string): Record<(typeof OWN_VALUES)[number], string> => ({
  title: 'mude um dos dois títulos, ou apague o arquivo do projeto repetido',
  position: `escreva uma posição que nenhum outro projeto de ${category} tenha`,
});

/** No two of a category have the same title or the same place. */
function checkProjectPlaces(projects: readonly Entry<Project>[]): Problem[] {
  return OWN_VALUES.flatMap((key) => {
    const owners = new Map<string, string>();
    return projects.flatMap(({ source, data: { category, [key]: value } }) => {
      const owner = owners.get(`${category} ${value}`);
      owners.set(`${category} ${value}`, owner ?? source.file);
      if (owner === undefined) return [];
      const message = `esperado: ${key} diferente em cada projeto de ${category}; encontrado: ${JSON.stringify(value)}, como em ${owner}`;
      return { ...source.at([key]), message, fix: own(category)[key] };
    });
  });
}

/** A text and what its page says besides come together. */
function checkCase({ source, file, name, data }: Entry<Project>, { lists }: Names): Problem[] {
  const { case: told } = data;
  const isText = file.endsWith('.md') && source.body.text.trim() !== '';
  if (isText !== (told !== undefined)) {
    const message = isText
      ? 'falta o grupo case: junto do texto'
      : 'falta o texto do grupo case:, abaixo do segundo --- de um arquivo que termina em .md';
    const fix = isText
      ? 'acrescente case: com headline, lead, facts, change e measured, ou troque o fim do nome do arquivo para .yaml'
      : `o nome é ${file.replace(/\.\w+$/, '.md')}: --- acima e abaixo destas linhas, e o texto depois`;
    return [{ ...source.at(isText ? ['title'] : ['case']), message, fix }];
  }
  const { works } = lists;
  const others = works && { ...works, known: works.known.filter((other) => other !== name) };
  const itself = told?.similar.indexOf(name) ?? -1;
  if (itself < 0 || !others) return [];
  const path = ['case', 'similar', itself];
  return checkName(source, { path, list: 'works', name }, { works: others });
}

function showProjects(projects: readonly Entry<Project>[], { pictures }: Made): ShownProject[] {
  return projects.map(({ data, name, route }) => {
    const href = data.case ? route : `${routes.portfolio}#${data.category}`;
    const cover = pictureOf(data.image ?? drawingFor(name), pictures);
    const screens = data.case?.screens && pictureOf(data.case.screens, pictures);
    return { ...data, name, href, cover, ...(screens && { screens }) };
  });
}
