/**
 * Portuguese, of Brazil and of Portugal. A bare "senha" is any password, or a ticket in a queue.
 */
import { pairs } from '../pairs.ts';
import type { WordTable } from '../table.ts';

/** What may be any number or word, and is the code where it is said to be of one use or to sign in with. */
const oneUse = [
  pairs(
    `senha, palavra-passe, password, dígitos, algarismos, palavra, palavra-chave, chave, a chave, combinação, sequência, a
     sequência, caracteres, credencial, chave secreta, a chave secreta, contra-senha, contrassenha, código pin, código numérico, senha
     numérica, pin, token, números`,
    `de verificação, de uso único, de utilização única, de um único uso, de autenticação, de login, de início de sessão, de
     dois fatores, de duas etapas, descartável, descartáveis, 2fa, otp`,
  ),
  pairs(
    `número`,
    `de verificação, de uso único, de utilização única, de login, de início de sessão, de dois fatores, descartável, 2fa,
     otp`,
  ),
].join(', ');
/** The same of what has other meanings, which needs company. */
const spoken = [
  pairs(
    `senha, palavra-passe, password, dígitos, algarismos, palavra, combinação, sequência, a sequência, caracteres, a chave secreta, chave
     secreta, contra-senha, contrassenha, código pin, código numérico, senha numérica, pin, token`,
    `de acesso, de entrada, para entrar, temporária, temporário, provisória, provisório, de validação, de segurança, de
     ativação, de confirmação, de desbloqueio, de redefinição, de recuperação, de identificação, de cadastro, de
     registo, de registro, única, único, dinâmica, dinâmico`,
  ),
  pairs(
    `chave, a chave`,
    `temporária, provisória, dinâmica, única, de validação, de segurança, de ativação, de confirmação, de desbloqueio, de
     redefinição, para entrar, de entrada`,
  ),
  pairs(`número, números`, `de validação, de desbloqueio, de redefinição, para entrar`),
  pairs(`palavra-chave, credencial`, `de acesso, de entrada, de segurança, temporária, provisória, dinâmica`),
].join(', ');

export const portuguese: WordTable = {
  subject: `
    no assunto, na linha de assunto, do assunto deste,
    do assunto, na linha do assunto, no campo assunto, título deste e-mail, título desta mensagem
  `,
  strong: `
    cód. autorização, cód. de autorização, cód. verificação, cód. de verificação, cód. segurança, cód. de segurança, cód. acesso, cód. de acesso,
    código de verificação, código de confirmação, código de segurança, código de acesso, código de login, código
    de entrada, código de início de sessão, código de autenticação, código de autorização, código de ativação,
    código de activação, código de validação, código de identificação, código de registro, código de registo,
    código de cadastro, código de uso único, código de utilização única, código uso único, código único, código
    único de acesso, código descartável, código temporário, código temporário de acesso, código provisório,
    código de recuperação, código de redefinição, código de desbloqueio, código otp, código 2fa, código token,
    código sms, código de dois fatores, código de duas etapas, código em duas etapas, código de duplo fator,
    código de transação, código de transacção, código de assinatura, código dinâmico, código de dispositivo,
    código do dispositivo, código de pareamento, código de emparelhamento, código de vinculação, código de
    aprovação, código numérico, código pin de acesso, código de 4 dígitos, código de 5 dígitos, código de 6
    dígitos, código de 7 dígitos, código de 8 dígitos, código de quatro dígitos, código de cinco dígitos, código
    de seis dígitos, código de oito dígitos, código de 6 caracteres, código de 8 caracteres, código de 6
    algarismos, código para entrar, código para acessar, código para aceder, código para verificar, código para
    confirmar, código para iniciar sessão, código para fazer login, código para redefinir, código verificador,
    senha única, senha temporária, senha provisória, senha dinâmica, senha de acesso temporário, senha de
    confirmação, senha de 4 dígitos, senha de 6 dígitos, senha eletrônica de uso único, senha token,
    palavra-passe temporária, palavra-passe única, palavra-passe provisória, password temporária, password
    única, password provisória, pin de segurança, pin de confirmação, pin temporário, pin de acesso, token de
    segurança, token de acesso, token de confirmação, token de validação, token temporário, token digital, chave
    de segurança temporária, chave de acesso temporária, itoken, smstoken, ${oneUse},
    código do e-mail, código deste e-mail, código desta mensagem, código que chegou por e-mail, código que
    enviamos, código que lhe enviámos, número para entrar na conta, número para iniciar sessão, número para
    fazer login, chave do dia
  `,
  doubtful: `
    *de acesso, *de ativação, *de activação, *de autorização, *de aprovação, *de registro, *de registo,
    *de cadastro, *de desbloqueio, *de transação, *de assinatura,
    número de login, número de início de sessão, números de login, números de início de sessão
  `,
  code: `
    número mágico, número secreto, senha de hoje, senha do dia, código do dia,
    número de confirmação,
    vai precisar do número, precisará do número, ser-lhe-á pedido o número,
    número de liberação,
    chave de voto, chave de votação, chave de assinatura,
    número a introduzir, número a inserir, número a digitar, algarismos a introduzir,
    número recebido por e-mail, número enviado por e-mail, algarismos recebidos por e-mail, número do e-mail,
    código, código pin, código secreto, código seguinte, código abaixo, sua senha é, sua senha de acesso,
    senha:, senha abaixo, senha é, senha para acessar, senha para confirmar, senha para autorizar, senha para
    abrir, estes números, esses números, números abaixo, números seguintes, estes dígitos, esses dígitos,
    palavra-passe:, dígitos abaixo, seguintes dígitos, número abaixo, caracteres abaixo, ${spoken},
    o número seguinte:, o seguinte número:, número seguinte:, seguinte número:, este numerozinho, estes
    algarismos, estes caracteres, número que chegou por e-mail, número que lhe chegou por e-mail, número que
    recebeu por e-mail, número que você recebeu por e-mail, número que recebeste por e-mail, número que
    enviamos, número que lhe enviámos, número que mandamos, número deste e-mail, número desta mensagem,
    número da mensagem, algarismos do e-mail, algarismos deste e-mail, dígitos do e-mail, dígitos deste
    e-mail, números do e-mail, números deste e-mail, número a informar, número a escrever, número a
    preencher, número a teclar, dígitos a inserir, dígitos a introduzir, dígitos a digitar, número que deve
    introduzir, número que deve inserir, número que deve digitar, número que você deve digitar, número que
    você deve informar,
    os seus dígitos:, os teus dígitos:, seus dígitos:, teus dígitos:,
    palavra secreta, palavra mágica
  `,
  number: `
    os números,
    chave, combinação, as letras, a sequência, algarismos, sequência de caracteres, sequência de números, sequência de letras,
    sequência de dígitos, combinação de números, combinação de letras, chave numérica, cadeia de caracteres,
    os caracteres, senha do dia
  `,
  act: `
    entras,
    verific*, confirmar, confirme, confirma, confirmação, confirmá*, fazer login, faça login, iniciar
    sessão, inicie sessão, inicia sessão, início de sessão, entrar, acessar, acesse, acesso, aceder, aceda,
    autentic*, autoriz*, identificação, identidade, validar, valide, validação, ativar, ative, ativação,
    activar, activação, cadastr*, registrar, registro, registo, registar, inscrição, criar uma conta, criar
    sua conta, criar a sua conta, criação de conta, redefin*, recuper*, desbloque*, segurança, dois fatores,
    duas etapas, duplo fator, uso único, sua conta, a sua conta, tua conta, a tua conta, seu e-mail, seu
    email, endereço de e-mail, sua identidade, sua solicitação, seu pedido de acesso, novo dispositivo,
    continuar, concluir, prosseguir, assinar, assinatura, transferência, vincular, login,
    logar, se conectar, conectar-se, emparelhar, emparelhamento, parear, pareamento, associar o,
    vinculação, vincule, adicionar dispositivo, adicionar um dispositivo, novo aparelho, que é você,
    é você mesmo, é você mesma, que és tu, és mesmo tu, é mesmo você, é realmente você, foi você,
    não é um robô, não és um robô, não sou um robô, é humano, é um humano, provar, prove que,
    comprovar, comprove, terminar o registo, terminar o cadastro, finalize, finaliza, conclua,
    conclusão do, complete o, complete seu, assine, aprove, a transferência, alterar o e-mail,
    alterar e-mail, alteração de e-mail, mudar de e-mail, mudança de e-mail, trocar e-mail,
    trocar o e-mail, novo e-mail, abrir conta, abrir sua conta, abrir a sua conta,
    abertura de conta, criar conta, prossiga, reativar, reative, identificar-se, identifique-se,
    se identificar, desvincular, voltar a entrar, dar continuidade, seguir em frente, habilitar,
    palavra passe esquecida,
    não é um bot, não és um bot, não sou um bot, não é um robot, não és um robot, ser humano, vincular sua,
    vincular o, quiser votar, para votar, fica concluída, ficará concluída, será ativada, será ativado, deixar
    você entrar, deixar-te entrar, deixá-lo entrar, abrir os seus resultados, abrir seus resultados,
    desbloqueio, desativ*,
    entra na sua conta, entras na tua conta, entra na conta, você entra, já está dentro, já estás dentro, já
    tá dentro, está dentro, tá dentro, já estão dentro, sessão iniciada, portas do seu perfil, portas do teu
    perfil, porta da sua conta, portas da sua conta, portas da tua conta, abre a sua conta, abre sua conta,
    abre a tua conta, este e-mail é seu, e-mail é seu, e-mail é teu, este e-mail é teu, deixa você entrar,
    deixa-te entrar, deixa-o entrar, fica registado, fica cadastrado
  `,
  use: `
    responda no portal com, responda no site com, responda na aplicação com, anote,
    responda a esta mensagem com, responde a esta mensagem com, deverá indicar,
    introduza, introduz, introduzir, insira, inserir, insere, digite, digitar, digita, informe, informar,
    utilize, utiliza, utilizar, use, usar, usa, copie, copiar, cole, colar, escreva, escreve, preencha, aqui
    está, aqui tem, abaixo, a seguir, seguinte, indique, forneça,
    insiram, introduzam, digitem, ponha, coloque, coloca, colocar, tecle, teclar, usando,
    utilizando, inserindo, digitando, introduzindo, informando, escrevendo, colando, copiando,
    preencher, preenche, responda com, responde com, responder com, responda a este e-mail com,
    aqui vai, aí vai, eis, cá está, aqui o tens, está aqui, segue o, segue abaixo, segue seu,
    bota aí, põe o, põe este, põe lá, fornece, fornecer, indicar, escrever, em baixo, joga lá,
    coloque-o, mete o, insirindo, utilizem, usem,
    transcreva, transcreve, transcrever, transcrevam, transcreva-o, transcrevê-lo, digitado, digitada, tiver
    digitado, digitá-lo, digitá-la, digite-o, digite-a, digitarem, digitares, digitas, digito, redigite,
    redigitar, digite novamente, digitar novamente, insira-o, insira-a, inseri-lo, inseri-la, insere-o,
    inserido, tiver inserido, inserires, insiras, inscreva aqui, inscrever aqui, introduza-o, introduza-a,
    introduzi-lo, introduzi-la, introduz aqui, introduzires, introduzas, introduzido, tiver introduzido, terá de
    introduzir, terá de inserir, deve introduzir, deve inserir, deve digitar, deverá introduzir, deverá inserir,
    deverá digitar, é preciso digitar, basta digitar, basta inserir, basta introduzir, escreva-o, escreva-a,
    escreve-o, escrevê-lo, escrevê-la, escrevam, escrevas, escreves, escreverem, escreva aqui, escreve aqui,
    escreve aí, informe aqui, informá-lo, informe-o, informem, informado, ao informar, tecle aqui, tecle em,
    teclado o, teclá-lo, teclem, preencham, preencha com, preencher com, preenche com, preencha-o, preenchendo,
    preenchido com, complete a caixa, complete com, completar com, completa com, complete o campo, complete o
    espaço, coloque-a, colocá-lo, colocá-la, coloca-o, coloquem, coloques, colocas, ponha-o, põe aqui, ponham,
    pondo, põe-no, pô-lo, ponhas, lance, lançar, lance-o, lança o, joga, jogue o, joga aí, metam, mete lá, mete
    aí, bota, bote, botar, bota lá, cola, cole aqui, cola aqui, cola aí, cole-o, cola-o, colá-lo, colem, copia,
    copia o, copie-o, copiá-lo, copiem, passe para, passa para, passe-o, transfira para, transponha, aperte,
    anota, anotar, anote-o, anota aí, registe o, indica, indicá-lo, indique-o, indiquem, indicando, indicado
    aqui, forneça-o, fornecê-lo, forneçam, forneces, comunique, comunicar, comunica, comunique-o, comunicá-lo,
    dite, ditar, dita, dite-o, ditá-lo, diga, diga-lhe, diga-o, dizê-lo, repita, repetir, repete, repita-o,
    repeti-lo, soletre, soletrar, soletra, leia para, leia em voz alta, responda lá com, use-o, usá-lo,
    utilize-o, utilizá-lo, usares, usem-no, carregue sucessivamente, submeta, submeter, entre com, entrar com,
    entra com, entrando com, diga à, diga ao, diga-nos, diga isto, diz à, diz ao, passar para, passa o, pôr
    aqui, põe na, queira inscrever, inscreva no, manda no, mande no, manda lá, mete na, mete no, meta na, meta
    no, meter no, meter na, tecla o, aperte em sequência,
    quando tiver digitado, tiver escrito, tiver colocado, tiver posto, tiver informado, tiver preenchido,
    tiver copiado, tiver colado, tiveres introduzido, tiveres inserido, tiveres digitado, tiveres escrito,
    tiveres posto, tiveres colado, ter digitado, ter introduzido, ter inserido, ter escrito, ter informado,
    ter colocado, ao digitar, ao inserir, ao introduzir, ao escrever, ao colocar, ao teclar, ao colar, após
    digitar, após inserir, após introduzir, após informar, após escrever, após colocar, depois de digitar,
    depois de inserir, depois de introduzir, depois de escrever, depois de colocar, escrever lá, escreva lá,
    digitar lá, digite lá, insira lá, coloque lá, põe aí, bota no, bota na, joga no, joga na, taca lá, taca
    no, enfia, manda ao bot, mande ao bot, envia ao bot, envie ao bot, envie para o bot, envia para o bot,
    responde ao bot com, responda ao bot com, resposta ao bot, resposta ao robô, resposta para o bot,
    resposta para o robô, resposta à app, resposta ao app, resposta ao aplicativo, dê ao app, dê à app, dá
    ao app, dá à app, dê ao bot, dê ao aplicativo, diga ao
    bot, diz ao bot, mostre ao app, mostra à app, deve ser inserido, deve ser introduzido, deve ser
    digitado, deve ser informado, deve ser escrito, deve ser preenchido, deve ser indicado, deve ser
    colocado, devem ser inseridos, devem ser introduzidos, devem ser digitados, precisa ser inserido,
    precisa ser digitado, precisa ser informado, tem de ser introduzido, tem de ser inserido, tem de ser
    escrito, tem que ser digitado, ser introduzido, ser inserido, ser informado, deve-se digitar, deve-se
    inserir, deve-se introduzir, insere-se, introduz-se, digita-se, escreve-se, coloca-se, põe-se, é preciso
    informar, é preciso inserir, é preciso introduzir, é preciso escrever, é necessário informar, é
    necessário inserir, é necessário introduzir, é necessário digitar, é necessário indicar, precisa
    digitar, precisa inserir, precisa informar, precisa introduzir, precisa escrever, precisas de escrever,
    precisas de introduzir, precisas de inserir, precisas de digitar, tem de escrever, tem de digitar, tens
    de escrever, tens de introduzir, tens de inserir, tens de digitar, tens de pôr, tem que digitar, tem que
    inserir, tem que informar, tem que escrever, tem que colocar, deve escrever, deve informar, deves
    introduzir, deves inserir, deves escrever, basta teclar, basta escrever, basta informar, basta colocar,
    basta pôr, basta colar, é só digitar, é só inserir, é só introduzir, é só escrever, é só colocar, é só
    colar, é só teclar, é só pôr, é só informar, só falta digitar, só falta inserir, só falta introduzir,
    falta apenas introduzir, queira introduzir, queira inserir, queira digitar, queira informar, queira
    escrever, queira preencher, queira indicar, queira anotar, pôr, passe a sequência, passe-a para, passa-o
    para, transcreve-o, cole-a, copie-a, informe-a, preencha a caixa, preencha o espaço,
    mete aqui, meta aqui, meter aqui, dita ao, dite ao, queira copiar,
    é só jogar, só jogar, jogar lá, jogar aí, jogar no, pede-se que introduza, pede-se que insira, pede-se
    que digite, solicita-se que introduza, coloque-os, coloque-as, coloca-os, coloca-as, ponha-os, ponha-as,
    insira-os, insira-as, digite-os, digite-as, introduza-os, introduza-as, escreva-os, escreva-as,
    copie-os, cole-os, use-os, informe-os,
    responda
  `,
  where: `
    no portal, neste portal, no nosso portal,
    na página, nesta página,
    aplicativo, aplicação, app, site, página, navegador, tela, ecrã, campo, formulário, janela, dispositivo,
    página de login, página de início de sessão, tela de login, ecrã de início de sessão,
    caixa de texto, nas caixas, caixa abaixo, quadradinhos, campos, no terminal, no seu terminal,
    linha de comandos, linha de comando, na tv, televisão, no computador, computador, no telemóvel,
    no seu telemóvel, no celular, no seu celular, site web, página web, janela de diálogo,
    internet banking, espaços, campo abaixo,
    caixa abaixo da imagem, na caixa, caixa em branco, caixas de texto, caixinha, na caixinha, quadrado,
    quadradinho, quadro, quadro da direita, quadro abaixo, campo branco, campo vazio, campos em branco, espaço
    em branco, espaço vazio, no espaço, lacuna, abaixo da imagem, debaixo da imagem, ao lado da imagem, por
    baixo da imagem, fim do formulário, final do formulário, no fim do formulário, última linha, linha em
    branco, a linha, rodapé da página, no rodapé, fim da página, final da página, fundo da página, janelas,
    janelinha, separador, no chat, chat do jogo, no jogo, no controle, no comando, com o comando, controle
    remoto, com o controle, na consola, no console, na tela, tela da tv, no ecrã, celular novo, telemóvel novo,
    no telefone, ao telefone, por telefone, no seu telefone, no tablet, portal do paciente, portal do utente,
    portal do cliente, área do cliente, área de cliente, área reservada, área pessoal, no balcão digital, no balcão virtual, no balcão online, no balcão eletrónico, balcão virtual, balcão
    online, para o sistema, ao sistema, à atendente, ao atendente, à operadora, ao operador, à assistente, onde
    o site pedir, onde lhe for pedido, onde for pedido, onde te pedirem, onde pede, onde se pede, onde diz,
    teclado, nosso site, ao nosso site, formulários, ambiente virtual, sala virtual, na aba, na caixa de texto,
    na caixa abaixo, na caixa em branco, na caixa ao lado, na caixa branca, na caixa vazia, na caixa que, o
    portal, do portal, ao portal,
    à espera na página, em nossa página, nesta tela, na televisão, na app, no app, no aplicativo, na
    aplicação, na tela da tv, na smart tv, campo livre, campo de baixo, quadro branco, quadro vazio, caixa
    vazia, caixa branca, caixinha branca, caixinha vazia, página aberta, página seguinte, janela seguinte,
    janela aberta, tela seguinte, ecrã seguinte, próxima tela, próxima janela, próxima página, tela de
    acesso, tela inicial, ecrã inicial, tela de confirmação, ecrã de confirmação, tela de verificação,
    página de confirmação, página de cadastro, página de registo, página de acesso, formulário de cadastro,
    formulário de registo, formulário online, portal online, barra de endereço, barra de endereços, no
    notebook, no portátil, assistente de instalação, assistente
    de configuração, no launcher, no discord, no telegram, no bot, no chat do app,
    página do pedido, na página do pedido, página da encomenda, na página da encomenda, página da compra, na
    página da compra, página de reserva, na página de reserva, página da reserva, na página da reserva, página
    do pagamento, na página do pagamento, página de pagamento, na página de pagamento
  `,
  other: `
    chave de convite,
    código do grupo,
    pin de entrega,
    código para identificar o pix, código do pix,
    % de desconto,
    ao balcão da receção,
    código de boas vindas,
    código da consulta, código de consulta, código de marcação,
    código de cor, código da cor,
    levantar a encomenda, levantar a sua encomenda, retirar sua encomenda, retirar seu pedido,
    retirar o pedido, ao estafeta, ao entregador, ao motorista, no balcão, na caixa, na recepção,
    id da reunião, id de reunião,
    código de verificação do documento, código do certificado, código de autenticidade,
    código postal, código promocional, código promo, código de promoção, código da promoção, código de
    desconto, código desconto, código do cupom, código de cupom, código cupom, código de cupão, código
    cupão, código de rastreio, código de rastreamento, código de envio, código de entrega, código de
    retirada, código de levantamento, senha de retirada, senha de levantamento, código de recolha, código de coleta, código de reserva, código da
    reserva, código localizador, código de presente, código de oferta, código oferta, código de vale, código
    de convite, código convite, código de indicação, código de amigo, código amigo, código de referência,
    código de barras, código qr, código de área, código do país, código de país, código da cidade, código
    ddd, código ibge, código fonte, código de erro, código de status, código do produto, código de produto,
    código do item, código do artigo, código de cliente, código do cliente, código da loja, código de loja,
    código do banco, código do beneficiário, código da agência, código swift, código bic, código iban,
    código fiscal, código tributário, código de vestimenta, código de licença, código de série, código de
    resgate, código de acesso ao prédio, código de acesso ao edifício, código da porta, código de porta,
    código do portão, código do portal, código da portaria, código do armário, código de armário, código do
    cacifo, código de cacifo, código do locker, código do cofre, código da caixa de chaves, código de
    alarme, código do alarme, código da reunião, código de reunião, código da turma, código da aula, código
    da sala, código de sala, código de grupo, código do evento, código do ingresso, código do bilhete,
    código do afiliado, código de afiliado, código do criador, código do vendedor, código de parceiro,
    código de campanha, código de bónus, código de bônus, código de wi-fi, código wifi, código iata, código
    ean, código puk, código de devolução, código do voo, código pix, código do boleto, código de pagamento,
    código multibanco, código de backup, código cnae, código ncm, código de imóvel, código do imóvel, código
    do anúncio, código do curso, código de matrícula, código do sorteio, código do prêmio, código do
    contrato, código do pedido, código da instalação, código do assinante, novo código promocional, novo
    código de desconto, novo código de rastreio, novo código postal, códigos postais, códigos promocionais,
    códigos de desconto, códigos de backup, códigos de recuperação, códigos de emergência, códigos qr,
    códigos de barras, cupom, cupons, cupom de desconto, cupão, cupões, vale presente, vale-presente, vale
    desconto, cartão presente, cartão-presente, cartão oferta, número de série, número de rastreio, código
    rastreio, rastreio, rastreamento, número da reserva, número de reserva, localizador, localizador da
    reserva, chave de licença, chave do produto, chave de ativação do produto, senha do wi-fi, senha do
    wifi, senha wifi, senha wi-fi, senha da rede, senha da reunião, senha de atendimento, palavra-passe do
    wifi, código ddi, linha digitável, chave pix, pix copia e cola,
    na descrição da transferência, na descrição do pagamento, no descritivo, como referência,
    código de validação do comprovativo, código de validação do documento, código de validação do comprovante, código de verificação da nota, código de verificação da nfs-e, código de verificação do certificado,
    diga a ele este código, diga ao entregador, informe ao entregador
  `,
  label: `
    lote,
    evento, do aluno, da aluna,
    número do bilhete, número de funcionário, número do contador,
    indicativo,
    pedido, pedidos, número do pedido, nº do pedido, encomenda, número da encomenda, encomenda n.º, compra,
    número da compra, fatura, factura, número da fatura, fatura n.º, nota fiscal, nf-e, nfe, recibo,
    comprovante, boleto, nosso número, orçamento, referência, ref., número de referência, protocolo, número
    de protocolo, protocolo de atendimento, chamado, ticket, número do chamado, atendimento, solicitação,
    processo, número do processo, número de cliente, número do cliente, nº de cliente, id do usuário, id de
    utilizador, nome de usuário, nome de utilizador, usuário, utilizador, conta, número da conta, conta
    corrente, agência, conta poupança, cartão, número do cartão, cartão de crédito, cartão de débito, final,
    com final, terminado em, terminada em, que termina em, telefone, número de telefone, tel., telemóvel,
    número de telemóvel, celular, número de celular, ligue, ligue para, whatsapp, central de atendimento,
    objeto, envio, remessa, reserva, voo, assento, portão, poltrona, lugar, comboio, carruagem, quarto,
    sala, mesa, andar, apto, bloco, cpf, cnpj, cep, nif, nipc, niss, nib, rg, cnh, renavam, crm, pis, cartão
    de cidadão, passaporte, apólice, número da apólice, contrato, número do contrato, matrícula, placa,
    instalação, unidade consumidora, medidor, leitura, contador, transação, id da transação, número da
    transação, operação, autorização nº, número, números, n.º, n.°, nº, núm., entidade, montante, valor,
    total, saldo, preço, quantidade, rua, avenida, av., caixa postal, apartado, cp, versão, artigo, página,
    ano, desde, registo n.º, licença, número de licença, endereço ip, id, identificador, vencimento, id da
    reunião, capital social, senha nº, senha número,
    citando a solicitação, indicando a solicitação, informando a solicitação, mencionando o pedido
  `,
  unit: `
    minutos, minuto, min., hora, horas, dia, dias, segundo, segundos, semana, semanas, meses, anos, dígitos,
    dígito, algarismos, caracteres, letras, vezes, pontos, milhas, euros, reais, dólares, pessoas, usuários,
    utilizadores, clientes, tentativas, unidades, páginas, palavras, quilómetros, produtos, meticais,
    kwanzas, avaliações, parcelas,
    algarismo, meia hora, quarto de hora, horas úteis, dias úteis, dia útil, símbolos, carácter,
    minutinhos,
    gramas, grama, litros, quilos,
    alunos, alunas, estudantes, funcionários, funcionárias, colaboradores, leitores, assinantes, doadores,
    exemplares, metros quadrados, quilogramas, passos, árvores, vagas, membros, vizinhos, associados,
    moradores
  `,
  old: `
    já não é válida, já não pode ser usado,
    foi aceite, foi aceito, foi confirmado, foi validado,
    está incorreto, estava incorreto, está errado, estava errado, não está correto, não estava correto, não é o correto, não era o correto, não confere, não corresponde,
    cancelámos o código, cancelamos o código, anulámos o código, anulamos o código, desativámos o código, desativamos o código, revogámos o código, invalidámos o código, invalidamos o código, agora expirado, foi desativado, foi revogado,
    não é mais válido, já não é válido, já não é valido, deixou de ser válido, deixa de ser válido, deixou
    de funcionar, já não funciona, não funciona mais, não vale mais, não é válido, não será mais válido, não
    são mais válidos, expirou, já expirou, expirado, expirada, vencido, caducou, código anterior, códigos
    anteriores, senha anterior, o anterior, a anterior, ao anterior, anterior era, e-mail anterior, mensagem
    anterior, enviado anteriormente, enviada anteriormente, código antigo, antigo código, anulado,
    cancelado, invalidado, inválido, sem efeito, ficou sem efeito, foi substituído, substituído por, já foi
    utilizado, já foi usado, já utilizado, já usado, foi utilizado, ignore o código, primeiro código,
    desconsidere o código,
    códigos antigos, código velho, venceu, não serve mais, já não serve, parou de funcionar,
    código errado, código incorreto, obsoleto, já não vale, já não está ativo,
    já venceu, já caducou, perdeu a validade, perdeu validade, foi anulado, foi invalidado, ficou inválido,
    foi bloqueado, está bloqueado, ficou bloqueado
  `,
  fresh: `
    em seu lugar, no seu lugar, em vez dele, em vez disso,
    novo código, código novo, nova senha de uso único, novo código de verificação, novo código de acesso,
    novo código de segurança, código mais recente, último código, código atual, código actual, código
    atualizado,
    novo código de login, novo código de confirmação, novo código de autenticação,
    nova senha temporária, novo otp, novo pin, código vigente, código correto, código certo,
    código mais novo, o mais recente, novo código de início de sessão, novo código de ativação,
    novo código de uso único,
    substitui o anterior
  `,
  care: `
    expira, expirará, expira em, válido, válida, válido por, válido durante, válido até, é válido, validade,
    tem validade, não compartilhe, não partilhe, não o partilhe, não partilhes, nunca compartilhe, nunca
    partilhe, não informe, não divulgue, não revele, não forneça, não encaminhe, com ninguém, a ninguém,
    para ninguém, pessoal e intransferível, confidencial, se você não solicitou, se não solicitou, não
    solicitou, se não foi você, se não fez, se não pediu, não pediu, não reconhece, se não foi o próprio,
    não fez este pedido, ignore este, ignore esta, ignorar este, ignorar esta, desconsidere, nunca pedirá,
    nunca lhe pedirá, nunca pediremos, nunca solicita, jamais solicita, você solicitou, foi solicitado,
    solicitou,
    não o compartilhe, não dê, não o dê, não diga, não o diga, não digas, não mostre, não o mostre,
    não mostres, não repasse, não o repasse, não passe, não envie, não o envie, não conte,
    não reveles, não o reveles, não divulgues, não forneças, não o forneça, só para si,
    só para você, só para ti, guarde-o, guarde para você, ninguém da, ninguém do, ninguém vai,
    ninguém mais, nenhum funcionário, nenhum colaborador, nenhum atendente, nossos funcionários,
    nossos atendentes, nossa equipe nunca, nossa equipa nunca, nunca vai pedir, nunca vamos pedir,
    nunca lhe pediremos, jamais pedirá, jamais pediremos, jamais vai, nunca solicitará,
    nunca solicitaremos, nunca pedimos, nunca pede, não foi você, não foste tu, se não foste tu,
    não pediste, se não pediste, não solicitaste, você não pediu, você não solicitou, não fez esta,
    não fez essa, não estava à espera, não esperava, não esperavas, não reconheces, ignora esta,
    ignora, ignore-o, ignore a mensagem, pode ignorar, podes ignorar, basta ignorar, desconsiderar,
    uma única vez, uma só vez, apenas uma vez, só uma vez, somente uma vez, funciona uma vez,
    vale até, vale durante, vale só, só vale, expiram, deixará de funcionar, deixará de ser válido,
    perde a validade, perderá a validade, vence em, vence às, válidos por, golpe, golpista,
    golpistas, burla, burlões, terceiros, inválido após, inválido depois,
    meia hora, quarto de hora, um quarto de hora, em meia hora, passada meia hora, passado esse tempo, passado
    este prazo, após esse prazo, por meia hora
  `,
  quote: `
    escreveu:, mensagem original, mensagem encaminhada, mensagem reencaminhada, início da mensagem
    encaminhada, início da mensagem reencaminhada
  `,
  ignore: `
    pedir novo código, pedir um novo código, peça um novo código, peça novo código, solicitar novo código, solicite um novo código,
    código de defesa do consumidor, código civil, código penal, código de conduta, código de ética, código
    aberto, código do trabalho, código de processo, código da estrada, código de trânsito, palavra chave,
    palavras chave, prezado cliente, caro cliente, estimado cliente, olá cliente, atendimento ao cliente,
    área do cliente, esqueceu a senha, esqueceu sua senha, alterar sua senha, esta conta, essa conta, a
    conta, uma conta, levar em conta, tendo em conta, por conta, em conta, em caso, caso não, caso você, por
    segurança, no valor, este pedido, essa solicitação, esta solicitação, a solicitação, no final, ao final,
    até o final, final de semana, final do, ao ano, de novo, novos, desde já, desde que, desde o, desde a,
    segurança social, endereço de entrega,
    preencha o formulário, preencher o formulário, preencha este formulário, preencha o modelo, indique sempre,
    mande um abraço, passe livre, o passe, seu passe, passe mensal, passe social, um lance, o lance, seu lance,
    lance mínimo, lance inicial, a marca, uma marca, da marca, diz respeito, quer dizer, ou seja, lance de, meta
    de, a meta, sua meta, uma meta, coca cola, junte-se, acrescente-se, marque na agenda, marque a consulta,
    marcar consulta,
    ligue para este número:, ligue para este número, ligue para o seguinte número, ligue para o número
    seguinte, ligue para o número abaixo, ligar para este número, para este número:, para o seguinte número,
    liga para este número, escreva para nós, escreva-nos, escreve-nos, chame a gente, anote a data, anote na
    agenda, coloque em dia, use o bom senso,
    joga junto, jogue junto, mete a mão, põe na agenda
  `,
};
