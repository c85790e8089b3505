// What Sveltia CMS 0.221 says in English only, its settings aside. A test tells when it says one of these by itself.

export const CMS_PORTUGUESE = {
  select_item: 'Selecionar {$name}',
  folders: 'Pastas',
  more_folders: 'Mais Pastas',
  sign_in_using_access_token_workflow_note:
    'Com o fluxo editorial ligado, o token também precisa ler e gravar pedidos de revisão.',
  sign_in_with_link: 'Entrar com um Link',
  sign_in_with_link_confirmation:
    'Este link faz você entrar como {$account} em {$service} e copia as preferências do aparelho em que foi criado. Continue só se foi você que criou o link.',
  domain: 'Domínio',
  file_unavailable: 'Indisponível',
  file_unavailable_description:
    'Não foi possível carregar este arquivo. Talvez tenha sido movido ou excluído.',
  back_to_parent_folder: 'Voltar à Pasta de Cima',
  new_folder: 'Nova Pasta',
  new_folder_name: 'Nome da Pasta',
  new_folder_create: 'Criar',
  new_folder_description: 'A nova pasta será criada em “{$folder}”.',
  new_folder_error: {
    empty: 'O nome da pasta não pode ficar vazio.',
    invalid: 'O nome da pasta não pode ter barras nem começar com um ponto.',
    duplicate: 'Já existe uma pasta ou um arquivo com este nome aqui.',
  },
  creating_folder: 'Criando a pasta…',
  creating_folder_failed: 'Não foi possível criar a pasta.',
  folder_options: 'Opções da Pasta',
  show_folder_options: 'Mostrar Opções da Pasta',
  rename_folder: 'Renomear Pasta',
  delete_folder: 'Excluir Pasta',
  enter_new_name_for_folder:
    '.input {$count :integer} .match $count 0 {{Insira um novo nome abaixo.}} one {{Insira um novo nome abaixo. O recurso da pasta vai junto, e as entradas que o usam serão atualizadas.}} * {{Insira um novo nome abaixo. Os {$count} recursos da pasta vão junto, e as entradas que os usam serão atualizadas.}}',
  enter_new_name_for_external_folder:
    '.input {$count :integer} .match $count 0 {{Insira um novo nome abaixo.}} one {{Insira um novo nome abaixo. O arquivo da pasta vai junto e muda de URL: atualize as entradas que o usam.}} * {{Insira um novo nome abaixo. Os {$count} arquivos da pasta vão junto e mudam de URL: atualize as entradas que os usam.}}',
  confirm_deleting_folder:
    '.input {$count :integer} .match $count 0 {{Tem certeza de que deseja excluir a pasta vazia “{$name}”?}} one {{Tem certeza de que deseja excluir a pasta “{$name}” e o recurso que está nela?}} * {{Tem certeza de que deseja excluir a pasta “{$name}” e os {$count} recursos que estão nela?}}',
  renaming_folder: 'Renomeando a pasta…',
  renaming_folder_failed: 'Não foi possível renomear a pasta.',
  deleting_folder: 'Excluindo a pasta…',
  deleting_folder_failed: 'Não foi possível excluir a pasta.',
  replace_file: 'Trocar Arquivo',
  replace_image: 'Trocar Imagem',
  remove_file: 'Remover Arquivo',
  remove_image: 'Remover Imagem',
  deleting_referenced_assets_note:
    '.input {$count :integer} .match $count one {{A referência a ele numa entrada também será removida.}} * {{As referências a ele em {$count} entradas também serão removidas.}}',
  cannot_delete_referenced_assets:
    '.input {$count :integer} .match $count one {{Este recurso não pode ser excluído: sem ele, os campos abaixo, das entradas que o usam, deixam de ser válidos. Atualize antes essas entradas.}} * {{Estes recursos não podem ser excluídos: sem eles, os campos abaixo, das entradas que os usam, deixam de ser válidos. Atualize antes essas entradas.}}',
  deleting_referenced_entries_note:
    '.input {$count :integer} .match $count one {{A referência a ela em outra entrada também será removida.}} * {{As referências a ela em {$count} outras entradas também serão removidas.}}',
  cannot_delete_referenced_entries:
    '.input {$count :integer} .match $count one {{Esta entrada não pode ser excluída: sem ela, os campos abaixo, de outras entradas, deixam de ser válidos. Atualize antes essas entradas.}} * {{Estas entradas não podem ser excluídas: sem elas, os campos abaixo, de outras entradas, deixam de ser válidos. Atualize antes essas entradas.}}',
  show_errors: 'Mostrar Erros',
  folder_created: 'Pasta criada.',
  folder_path: 'Caminho da Pasta',
  folder_contents: 'Conteúdo',
  x_folders:
    '.input {$count :integer} .match $count 0 {{Nenhuma pasta}} one {{{$count} pasta}} * {{{$count} pastas}}',
  folder_renamed: 'Pasta renomeada.',
  folder_deleted: 'Pasta excluída.',
  entry_sidebar: {
    slug: {
      title: 'Slug',
      generated_on_save:
        'O slug é feito do conteúdo da entrada quando ela é salva. A data e a hora nele serão as desse momento.',
      unavailable: 'Esta entrada não tem slug.',
    },
  },
  save_conflict: {
    title: 'Outra pessoa mudou a entrada',
    modified_by: '{$name} mudou esta entrada em {$date}, depois que você a abriu.',
    modified: 'Esta entrada mudou no repositório depois que você a abriu.',
    deleted: 'Esta entrada foi excluída do repositório depois que você a abriu.',
    overwrite_warning: 'Se você salvar agora, as mudanças da outra pessoa se perdem.',
    recreate_warning: 'Se você salvar agora, a entrada será criada de novo.',
    save_anyway: 'Salvar Assim Mesmo',
    branch_moved:
      'Outra pessoa atualizou o repositório enquanto a entrada era salva. Tente de novo.',
  },
  remote_change: {
    reload_entry: 'Recarregar Entrada',
    confirm_reloading_entry:
      'Tem certeza de que deseja recarregar a entrada? O que você não salvou se perde.',
  },
  list_item_options: 'Opções do Item',
  relation_field: {
    save_together_hint: '{$name} será gravado junto com a entrada que você está editando.',
    add_failed: 'Não foi possível adicionar {$name}. Os detalhes estão no console do navegador.',
  },
  assets_dialog: {
    title: { folder: 'Selecionar Pasta' },
    selected_folder: 'Pasta selecionada: {$path}',
    selected_folders:
      '.input {$count :integer} .match $count one {{{$count} pasta selecionada}} * {{{$count} pastas selecionadas}}',
    no_subfolders: 'Esta pasta não tem subpastas.',
  },
  status: { deploying: 'Publicando' },
  workflow: { deploying_deletion: 'Exclusão' },
};
