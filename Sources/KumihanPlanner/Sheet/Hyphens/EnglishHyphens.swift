// Patterns of American English hyphenation by Frank Liang and Donald Knuth, as a table in the form of
// `HyphenPatterns`. Copying and redistribution are permitted without limit; the file of their name was
// not changed.

extension HyphenPatterns {
  /// The patterns of American English.
  static let englishTable = """
    .achE4 .adderD4 .aftD1 .altD3 .amatD5 .ancD5 .angE4 .animE5 .antE4 .anteD3 .antisF5 .arsD5
    .artieD4 .artyD4 .ascD3 .aspD1 .assD1 .associate.C8D9E8F9G8H8I8J8 .associates.C8D9E8F9G8H8I8J8K8
    .asterG5 .atomF5 .audD1 .aviD4 .awnE4 .bagD4 .banaD5 .baseE4 .berE4 .beraD5 .besmD3 .bestoD5
    .briE2 .buttiE4 .campeE4 .cancE5 .capabF5 .carolE5 .catD4 .celaD4 .chD4 .chilliG5 .ciD2 .citrE5
    .coeD3 .corD4 .cornerE5 .declination.C8D8E9F8G9H8I9J8K8L8 .demoiD4 .deoD3 .deraD3 .deriD3
    .descE4 .dictioH5 .dotD4 .ducD4 .dumbF5 .earthG5 .easiE3 .ebD4 .eerE4 .egD2 .eldD5 .elemD3
    .enamF3 .engD3 .ensD3 .equitD5F5 .erriD4 .esD3 .euD3 .eyeE5 .fesE3 .formerE5 .gaD2 .geD2
    .gentE3F4 .geogD5 .giaD5 .gibD4 .gorD4 .handiF5 .hankE5 .heD2 .heroiF5 .hesE3 .hetE3 .hibD3
    .hierD3 .honeyE5 .honoE3 .hovE5 .idlD4 .idolF3 .immD3 .impinD5 .inD1 .inciD3 .ineE2 .inkD2
    .insD3 .irrD5 .isiD4 .jurD3 .lacyD4 .lamD4 .laterE5 .lathF5 .leD2 .legeE5 .lenE4 .lepE5 .levE1
    .ligD4 .ligaE5 .linD2 .lioD3 .litD4 .magaE5F5 .maloE5 .manaE5 .martiE5 .meD2 .mercE3 .meterD5
    .misE1 .mistiF5 .moneE3 .moroD3 .mutaD5 .mutabF5 .nicD4 .obligatory.C8D8E8F8G9H9I8J8K8 .odD2
    .oddE5 .ofteD5 .oratoD5 .orcD3 .ordD1 .ortD3 .osD3 .ostlD4 .othE3 .outE3 .pedalE5 .peteD5
    .petitD5 .philanthropic.C8D8E8F9G8H9I8J8K8L8M8N8 .pieD4 .pionE5 .pitD2 .premE3
    .present.C8D8E8F8G8H8 .presents.C8D8E8F8G8H8I8 .project.C8D8E8F8G8H8 .projects.C8D8E8F8G8H8I8
    .racD4 .rantE4 .rationaG5 .reciprocity.C8D8E8F9G8H8I8J8K8L8 .recognizance.C8D9E8F8G9H8I9J8K8L8M8
    .reeE2 .reformation.C8D8E9F8G9H8I9J8K8L8 .remitD5 .resE2 .restatD5
    .retribution.C8D8E9F8G9H8I9J8K8L8 .rigD4 .rituE5 .roqD4 .rostE5 .rowdE5 .rudD4 .scieE3 .selfF5
    .sellF5 .senD2 .serieD5 .shD2 .siD2 .singF4 .stD4 .stablE5 .syD2 .taD4 .table.C8D9E8F8 .teD4
    .tenanE5 .thD2 .tiD2 .tilE4 .timoE5F5 .tingF4 .tinkE5 .tonaE4 .topD4 .topiE5 .tousE5 .tributF5
    .unaD1 .unceD3 .underG5 .uneD1 .unkD5 .unoD5 .unuD3 .upD3 .ureE3 .usaD5 .vendeE4 .veraD5 .wiliE5
    .yeD4 ab.A4 abalB5 abanB5 abeD2 aberdC5 abiaD5 abitabC5E5 ablatC5 abolizC5D5 abrA4 abrogC5
    abulC3 acarB4 acardC5 acaroC5 aceouB5 acerC1 achetB5 aciA4B2 acieB3 acinC1 acioB3 acrobC5
    actifD5 aculC3 acumC4 adB2 addinC4 ader.C5 adiA2 adiaB3 adicaC3 adierD4 adioB3 aditB3 adiuB5
    adleC4 adowC3 adranC5 adsuC4 aduA4 aducB3 adumC5 aerC4 aerieE4 afB2 affD4 agabB4 aganD4 agellC5
    ageoD4 ageuA4 agiC1 aglA4C4 agnC1 agoB2 agogA3 agoniC3 aguerB5 agulC5 agyB4 ahaB3 aheB3 ahlC4
    ahoB3 aiC2 aiaB5 aic.B3 ailyC5 ainB4C4 aininD5 ainoD5 aitenD5 ajB1 akenC1 alabC5 aladC3 alarB4
    aldiA4 aleA2 alendC3 alentiB4 aleoB5D5 aliC1 alia.C4 alieD4 allevC5 allicA4 almA4 alog.B5 aly.B4
    alysA4 alystA5B5 alytA5 alyzA3 amaA4 amabC5 amagC3 amaraD5 amascC5 amatisB4 amatoB4C5 ameraC5
    amicC3 amifC5 amilyC5 aminC1 aminoD4 amoB2 amonB5 amoriE5 ampenD5 anB2 anageC3 analyA3 anarB3
    anarcC3 anariE4 anatiB3 andA4 andesE4 andisC3 andlC1 andowC4 aneeB5 anenB3 anest.C5 aneuB3 angA2
    angieD5 anglC1 anicB4C1 aniesB3 anifC3D3 animeC4 animiB5 anineB5 anioC3 anipB3 anishC3 anitC3
    aniuB3 ankliC4 annizA5 anoD4 anotC5 anothF5 ansaC2 anscoC4 ansnC4 anspC2 anspoD3 anstC4 ansurC4
    antalF4 antieC4 antoA4 antrC2 antwC4 anuaC3 anulC3 anurB5 aoA4 aparE4 apatC5 aperoC5 apherB3
    aphiA4 apillaB4 apillarC5 apinC3 apitaC3 apituB3 aplB2 apocE5 apolaC5 aporiE5 apostE3 apsesD5
    apuB3 aqueE5 arA2B2 aractC3 aradeB5 aradisC5 aralC3 arameteB5 arangE4 arapD3 aratC4 aratioB5
    arativC5 arauB5 aravC5E4 arawE4 arbalF4 archanC4 ardineC5 ardrC4 areasC5 areeB3 arentC3 aressB5
    arfiC4 arflC4 ariC1 arialC5 arianC3 arietB3 arimC4 arinatC5 arioC3 arizC2 armiC2 arodC5D5
    aroniB5 arooB3 arpC2 arqC3 arreE4 arsaC4 arshC2 as.A4 asabC4 asantC3 ashiE4 asia.B5 asibB3
    asicB3 asitA5B5D4 askiD3 aslC4 asocB4 asphC5 asshC4 astenC3 astrC1 asuraE5 ataB2 atablC3 atacC5
    ataloC3 atapC5 atecD5 atechC5 ategoC3 aten.C3 ateraC3 aternE5 aternaB5 atestC3 atevC5 athA4
    athemD5 athenB5 athoC4 athomD5 ati.A4 atiaB5 atibC5D5 aticC1 atifC3 ationarF5 atituC3 atogB4
    atomB2 atomizC5 atopB4 atosB4 atrB1 atropC5 atskC4 attagC4 atteC5 atthC4 atuB2 atuaC5 atueC5
    atulC3 aturaC3 atyB2 aubC4 aughE3 auguC3 aulC4D2 aundD5 aurC3 ausibC5 autenD5 authC1 avaB2
    avagC3 avanB5 avenoD4 averaC3 avernC5 averyC5 aviC1 avierD4 avigC3 avocC5 avorB1 awayA3 awiC3
    awlyC4 awsD4 axicC4 axidC4 ayalC5 ayeD4 aysD4 azierD4 azziD5 ba.A5 badgerD5 bageC4 balaD1
    bandagD5 baneD4 baniD3 barbiF5 bariaE4 bassiD4 batA1 bazC4 bbA2B1 bbeB2 bberB3 bbinaD4 bdA4B1
    be.A4 beakE4 beatE3 bedA4C2 bedaC3 bedeC3 bediC3 begiC3 beguC5 belA1 beliC1 beloC3 bemA4C5
    benigC5 benuC5 besA4D4 bespC3 bestrC5 betA3 betizD5 betrC5 betwC3 bewC3 beyoC5 bfA2 bhA4B3 bibC2
    bidC4 bieA3 bienC5 bierC4 bifA2B3 bilA1 bilizC3 binarE5F4 bindD4 binetC5 biogrC3 biouC5 bitC2
    bitioA3C3 bitrC3 bituaA3D5 bitzB5 bjB1 bkC4 blB2C2 blathF5 ble.B4 blenE4 blespA5 blisB3 bloB4
    bluntE4 bmA4B1 bnA4B3 bnegD5 bodA3 bodiD3 boeC4 bolicD3 bombiD4 bonaD4 bonatD5 booA3 bor.A5
    boraA4B1 bordD5 boreA5 boriA5 bosA5D4 botaB5 bothE5 botoC4 boundF3 bpA4 britA4 brothF3 bsA2B5C2
    bsorE4 btA2 btlC4 btoB4 btrB3 bufferD4 bugaC4 buliC3 bumiE4 bunC4 buntiE4 bureC3 busieD5 busseE4
    bustA5 butaA4 butioA3 butoB5 bvB1 bwA4B5 by.A5 bysD4 caA1 cabinD3 cablC1 cachE4 cadenC5 cagA4D4
    cahA2B5 calatC3 callaD4 callinE5 caloA4 candD5 caneD4 canicD4 canisD5 canizD3 cantyD4 canyE4
    caperC5 caromD5 casterE5 castigD5 casyA4 cathC4 cativA4 cavalD5 ccB3 cchaE5 cciaD4 ccompaG5
    cconE4 ccoutE3 ce.A2 ced.A4 cedenA4 ceiA3 cel.A5 cellA3 cenA1 cencA3 ceneA2D4 ceniA4 centA3
    cepA3 ceramC5 cesaA4 cessiA3 cessibD5F5 cestD5 cetD4 cetaB5C4 cewD4 chA2 ch.A4 chabA4C3 chanicA5
    chanisC5D5 cheD2 cheapF3 chedA4 cheloD5 chemiA3 cheneC5 cher.C3 chersC3 chinA4C1 chine.A5
    chinessC5 chiniA5 chioA5 chitA3 chizD2 choA3D2 chtiC4 ciA1 ciaA3 ciabC2D5 ciarD5 cicC5 cierA4
    cific.A5 ciiA4 cilaC4 ciliA3 cimA2 cinA2 cinaB4 cinatA3 cinemD3 cingB1 cing.B5 cinoA5 cionE4
    cipeA4 ciphC3 cipicA4 cistaA4 cistiA4 citA2B1 citizD3 cizA5 ckC1 ckiC3 clA1B4C4 clarA4
    claratioB5 clareA5 clemD4 clicA4 climE4 clyD4 cnB5 coA1 coagC5 coeD2 cogA2 cogrC4 coiD4 coincC3
    coliD5 coloA5 colorD3 comerD5 conaD4 coneB4 congD3 contD5 copaC3 copicD3 coplC4 corbA4 coronE3
    coseD4 covD1 coveE4 cowaD5 cozeD5 coziC5 cqB1 crastE5 crat.A5 craticA5 creatD3 credA5 cretaA4B3
    crevD4 criD2 crifD5 crinB4 crisE4 critiA5 croplD4 cropoE5 croseE4 crudD4 csA4B3C2 ctA2B1 ctabD4
    ctangC5 ctantB5 cteB2 cterB3 cticuB4 ctimiE3 cturD4 ctwB4 cudD5 cufB4 cuiB4 cuityC5 culiA5
    cultisD4 cultuA3 cumaC2 cumeB3 cumiC4 cunA3 cupiC3 cupyC5 curabD5E4 curiaC5 cusA1 cussiE4
    cutA3B4 cutieC4 cutivA4B5 cutrA4 cyA1 czeD4 daA1B2 da.A5 dabA2B3C4 dachE4 dafA4 dagA2 damC2D2
    dangD3 dardE5 darkE5 daryA4 datA3 dativA4 datoA4 davA5D4 daveD5 dayA5 dbB1 dcB5 ddB1C4 de.A2
    deafE5 debitD5 debonC4 decanF4 decilC4 decomC5 dedA2B1 dee.A4 deifC5 delieE4 deliqD5E5 deloC5
    demB4 dem.A5 demicA3 demic.D5 demilC5 demonsC4 demorF5 denA1 denarC4 denoC3 dentifF5 denuC3
    depC1 depaC3 depiE4 depuC2 deqB3 derhB4 dermA5 dernizE5 dersD5 desD2 des.B2 descC1 desoC2D5
    destiD3 destrC3 desuC4 detC1 detoC2 devC1 devilD3 deyA4 dfA4B1 dgaB4 dgetB3D4 dgiC1 dgyB2 dhB1C2
    di.A5 diaA1B4C3 diabD5 dicamC4 diceB4 dictA3 didA3 dienA5C3 difB1 digeC3 dilatoC4 dinB1 dinaA1
    dine.A3 diniA5 dinizC5 dioA1 diogD5 diplC4 dirD2 direC1 dirtiE5 disD1 disiA5 distB4D3 ditiB2
    divA1C1 djB1 dkB5C2 dlaA4B5 dle.A3 dledA3 dles.A3 dlessA4 dloA2B3 dluA4B5 dlyA2 dmB1 dnA4B1C4
    doA1 do.A3 dodeC5 doeA5 dofA2B5 dogB4 dolaC4 doliE4 dolorC5 domizD5 donatC3 doniE4 doodD3 doppD4
    dorB4 dosA3 doutA4B5 dovC4 doxA3 dpB1 drA1 dragonE5 draiA4 dreD4 drearE5 drenA5 dribD4 drilE4
    dropD4 drowA4 drupliA5 dryA4 dsA2B1C2 dspC4 dswB4 dsyB4 dthB2 duA1 duaB1C1 ducC2 ducaB1 ducerD5
    duct.A4 ductsA4 duelC5 dugC4 duleB3 dumbeD4 dunC4 dupA4 dupeC4 dvB1 dwB1 dyB2 dynA5 dyseC4
    dyspD5 eabB1C4 eactB3 eadD1 eadieD5 eageC4 eagerC5 ealC4 ealerD5 ealouD3 eamerD3 eandB5 earaD3
    earcD4 earesD5 earicD4 earilD4 earkD5 eartD2 earteE3 easpC5 eassB3 eastE3 eatC2 eatenD5 eathiE3
    eatifB5 eatuB4C3 eavC2 eavenD3 eaviD5 eavoD5 ebA2B1 ebel.B4 ebelsB4 ebenB4 ebitB4 ebrB3 ecadB4
    ecancE5 eccaE5 eceB1 ecessaC5 eciC2 ecibB4 ecificatC5 ecifieC5 ecifyC5 ecimC3 ecitD4 eciteB5
    eclamB4 eclusB4 ecolB2 ecommB4 ecompeB4 econcB4 ecorB2 ecoraC3 ecoroD5 ecrB1 ecremB4 ectanC4
    ecteC4 ecuB1 eculB4 eculaC3 edaA2B2 eddA4C3 ederB4C1 edesD4 ediA4 ediaB3 edibC3 edicaC3 edimC3
    editC1 edizD5 edoA4 edolB4 edonE2 edriB4 edulB4 eduloC5 eecC2 eediD3 eefC2 eeliD3 eelyC4 eemC2
    eenaC4 eepC4D1 eesC2D4 eestE4 eetyC4 eexB5 efB1 efereB4C3 effA1 eficB4 eficiA5 efilE4 efineB3
    efiniteC5D5 efitA3 eforesE5 efuse.B4 egalA4 egerE4 egibC5 egicC4 egingC5 egitB5E5 egnC5 ego.B4
    egosB4 egulC1 egurB5 egyA5 ehB1C4 eherE4 eiC2 eicB5 eidC5 eigD2 eiglC5 eimbB3 einfB3 eingB1
    einstB5 eirdD4 eiteD3 eithC3 eityB5 ejB1 ejudB4 ejudiC5 ekinD4 eklaC4 elaB1 ela.B4 elacB4
    elandE4 elativC5 elawB4 elaxaF4 eleaB3 elebraC5 elecA5 eledB4 elegaC3 elenB5 elerB4C1 elesB1
    elfC2 eliC2 elibeB3 elic.B4C5 elicaC3 elierB3 eligibC5 elimB5 elingB4C3 elioB3 elisB2 elishC5
    elivB3E3 ellaA4 ellabC4 elloE4 elocB5 elogC5 elop.C3 elshC2 eltaC4 eludB5 elugC5 emacB4 emagB4
    emanB5 emanaC5 embC5 emeB1 emelB2 emetB4 emicaC3 emieD4 emigraC5 eminC1E2 emineC5 eminiC3D3
    emisB4 emishC5 emissB5 emizC3 emnizA5 emogD4 emonioF5 empiC3 emulB4 emulaC5 emunD3 emyB3 enamoC5
    enantB4 encherE4 endicC3 eneaB5 eneeB5 enemC3 eneroC5 enesiC5 enestC5 enetrC3 enewB3 enicsC5
    enieB5 enilB5 enioB3 enishC3 enitC3 eniuB5 enizA5 ennA4 enoA4 enogD4 enosB4 enovC3 enswC4
    entageD5 enthesA4 enuaC3 enufC5 eny.B3 enzA4C3 eofB5 eogC2 eoiB4D4 eolB3 eoparD3 eorB1 eoreC3
    eorolC5 eosD4 eotB4 eotoC4 eoutB5 eowB5 epaB2 epaiB3 epancC5 epelB5 epentB3 epetitioC5 epheE4
    epliB4 epoB1 eprecB4 eprecaC5 epredB4 eprehC3 eproB3 eprobB4 epshC4 eptibC5E5 eputB4 eputaC5
    eqB1 equilE3 equisB4C3E3 eraC1 erabD4 erandA4 erarC3 erati.A4 erbA2 erblC4 erchC3 ercheC4 ere.A2
    erealB3 erecoD5 ereinD3 erel.C5 eremoC3 erenaC5 erenceC5 ereneA4 erentC3 ereqD4 eressC5 erestC3
    eretE4 erhC1 eriC1 eriaB1E4 erickA5 erienB3 erierD4 erineC3 erioB1 eritA4 eriuC4 erivD4 erivaB4
    ermC3D4 ernisC4 ernitA4 ernizA5 ernoC3 eroA2 erobC5 erocB5 erorD4 erouC1 ersC1 ersetC3 erterD3
    ertlA4 ertwC3 eruA4 erutD4 erwauA5 esaB1C4 esage.B4 esagesB4 escC2 escaB2 escanC5 escrB3 escuC5
    eseB1C2 esecB2 esecrC5 esencC5 esert.B4 esertsB4 eservaB4 eshA4 eshaB3 eshenD5 esiB1 esicB2
    esidB2 esidenC5 esignaC5 esimB2C5 esinC4D4 esisteE4 esiuD4 eskinB5 esmiC4 esolB2 esoluC3 esonB2
    esonaC5 espB1 esperC3 espiraC5 espreC4 essA2 essibC4E4 estanF4 estigC3 estimC5 estoA4C2 estonB3
    estrA2 estroB5 estrucG5 esurB2 esurrC5 eswC4 etabD4 etendE4 eteoB3 ethodF3 eticC1 etideB5 etinE4
    etinoD4 etirB5 etitioB5 etitivC5 etnA4 etonaC5 etraB3 etreB3 etricC3 etrifC5 etrogC3 etrosC5
    etuaC3 etymC5 etzC5 euA4 eunB5 eupB3 euroC3 eusD4 euteE4 eutilE5 eutrC5 evapD2E5 evasB2 evastC5
    eveaB5 evellC3 eveloE3 evengB5 eveniE4 everC1 everbB5 eviB1 evidC3 evilD4 evinB4 evivD4 evocB5
    evuB5 ewaB1 ewagB4 eweeB5 ewhB3 ewilE5 ewingC3 ewitB3 expA1 eycA5 eye.A5 eysD4 faA1 fablC3
    fabrD3 faceC4 fagA4 fainE4 falleE5 famaA4C4 famisD5 farA5 farthD5 fataC3 fatheC3 fatoA4 faultF5
    fbA4B5 fdA4 fe.A4 feasE4 feathF3 febC4 fecaA4 fectA5 fedA2 feliC3 femoC4 fendD2 fendeE5 ferD1
    ferrA5 fevD4 ffA4B1 ffesB4 ffieB4 ffin.B5 ffisB2C5 fflyB4 ffyB2 fhA4 fiA1 fiaC3 fic.A2B3
    ficalA4B3 ficanB3 ficateA4 ficenB3 ficerC3 ficiD4 ficiaA5 ficieA5 ficsA4 ficuC3 fidelC5 fightF5
    filiD5 fillinE5 filyA4 finA2 finaA5 findD2E5 fineC2 fingB1D3 finnD4 fistiD4 flB4C2 flessB5
    flinE4 floreD3 flyB2D5 fmA4 fnA4 foA1 fonA5 fondeD4 fontD4 forC2 foratC5 forayD5 foretE5 foriD4
    fortaE5 fosD5 fpA4B5 fratD4 freaB5 frescE5 friD2 frilE4 frolE5 fsA2B3 ftA2 ftoB4 ftyB2 fuA3
    fuelC5 fugA4 fuminC4 funeC5 furiC3 fusiE4 fussD4 futaA4 fyA1 gaA1 gafD4 gal.A5 galiA3 galoC3
    gamA2 gametC5 gamoB5 ganisD5 ganizC3 ganizaE5 ganoA4 garnD5E4 gassE4 gathE3 gativA4 gazA4 gbB3
    gdC4 ge.A2 gedA2 geezE4 gelinD4 gelisC5 gelizC5 gelyA4 genA1 genatC4 genizC5 genoA4 genyA4 geoA1
    geomC3 geryB4 gesiA5 gethE5 getoA4 getyC4 gevC4 ggA4B1C2 ggeB2 ggerB3 ggluE5 ggoD4 ghinC3
    ghoutC5 ghtoC4 gi.A5 giaA1C4 giarD5 gicB1 giciaA5 gicoB4 gienE5 gies.A5 gilD4 gimenB3 gin.A3B4
    gingeD5 ginsA5B4 gioA5 girA3 girlD4 gislB3 giuC4 givA5 gizA3 glC2 glaD4 gladiE5 glasA5 gleA1
    glibD4 gligB3 gloA3 glorD3 gmB1 gmyB4 gnaC4 gna.B4 gnettE4 gniB1 gninB2 gnioB4 gnoB1 gnonB4 goA1
    go.A3 gobD5 goeA5 gogA3B4C4 goisC3 gonD2 gonaA4B3C3 gondoF5 goniC3 gooA5 gorizC5 gorouD5 gos.A5
    govD1 gpB3 grA1 gradaA4 graiB4 granE2 graph.A5 grapherB5 graphicA5 graphyA4 grayA4 grenD4
    gress.A4 gritA4 groB4 grufE4 gsC2 gsteB5 gthD3 guaC4 guardA3 gueA2 guitA5D5 gunA3 gusA3 gutA4C4
    gwB3 gyA1 gynA2B5C3 gyraC5 hablB3D4 hachE4 haemD4 haetD4 haguB5 halaC3 halamE3 hamC4 hanciD4
    hancyD4 hand.A5 hangD4 hangerE5 hangoE5 hanizB5C5 hankD4 hanteD4 haplD3 haptD5 haranC3 harasC5
    hardD2 hardeE3 harleD4 harpenE5 harterD5 hassD5 haunE4 hazA5 hazaD3 hbB1 headA1 hearA3 hecanC4
    hecatB5 hedB4 hedoC5E5 heliC3D4 hellisD4 hellyD4 heloB5 hempD4 henC2 henaE4 henatD5 heorD5 hepD5
    heraB4 herapE3 herbaD4 hereaE5 hernB3 herouB5 heryB3 hesB1 hespC2D5 hetC4 hetedD4 heuD4 hfB1
    hhB1 hianC5 hicoC4 highE5 hilB4D2 himerF4 hinaB4 hioneE4 hipC4 hirlD4 hiroC3 hirpD4 hirrD4
    hiselD3 hissD4 hitherE5 hivC2 hkA4 hlA4B1C4 hlanE4 hloB2 hloriD3 hmA4B1 hmetE4 hnA2B1 hodizB5
    hodsB5 hogC4 hogeE4 holarD5 holeA3D4 homaC4 homeE3 honaD4 honyC5 hoodA3 hoonE4 horatD5 horisC5
    horteE3 horuC5 hoseD4 hosenC5 hospD1 housA1 houseF3 hovelD5 hpA4B5 hrA4C4 hreeE5 hronizD5
    hropoD3 hsA4B1C2 hshB4 htarB4 htenC1 htesC5 htyB4 hugC4 huminC4 hunkeD5 huntD4 hustD3E4 hutC4
    hwB1 hwartB4 hypeC3 hyphC3 hysC2 iaA2B1 ialB2 iamD4 iameteD5 ianB2 iancA4 ianiD3 iantA4D4 iapeC5
    iassE4 iativB4 iatricC4 iatuB4 ibeD4 iberaC3 ibertC5 ibiaC5 ibinC3 ibit.C5 ibiteC5 iblB1 ibliC3
    iboB5 ibrB1 ibriB2C5 ibunB5 icamA4 icapA5 icarA4 icar.B4 icaraB4 icasE5 icayB4 iccuE4 iceoA4
    ichA4 iciA2 icidB5 icinaC5 icipB2 icipaC3 iclyB4 icocB2C5 icrA4B1 icraA5 icryB4 icteC4 ictuE2
    ictuaC4D3 iculaC3 icumC4 icuoC5 icurB3 idA2 idaiB4 idancC5 iddC5 idealD3 idesD4 idiB2 idianC5
    idiarD4 idieB5 idioC3 idiouD5 iditC1 idiuC5 idleB3 idomB4 idowC3 idrB4 iduB2 iduoC5 ieA2C4
    iedeD4 iegaA5C5 ieldE3 ienaD5E4 ieneD4 iennB5 ientiB3 ier.B1 iescB3 iestB1 ietB3 if.A4 iferoC5
    iffenD5 iffrC4 ific.A4 ifieB3 iflB3 iftA4 igA2 igabD5 igeraC3 ightiE3 igiA4 igibB3 igilC3 iginC3
    igitC3 iglB4C4 igoB2 igorC3 igotC5 igreB5 iguiD5 igurC1 ihB3 iiA4B5C4 ijB3 ikA4 ilaB1 ilabC3D4
    iladeB4 ilamB2C5 ilaraD5 ilegB3 ilerC1 ilevE4 ilfC5 iliC1 iliaC3 ilibC2 ilioC3 ilistC4 ilitA2
    ilizC2 illabD5 ilnA4 iloqC3 iltyC4 ilurC5 ilvC3 imagB4 imageC3 imaryD5 imentarG5 imetA4 imiC1
    imidaC5 imileD5 iminiB5 imitA4 imniC4 imonB3 imuB2 imulaC3 in.A2 inauB4C3 inavA4 incelF4 incerC3
    indA4 indlingC5 ineA2 ineeB3 inerarE4 inessB5 ingaA4 ingeA4 ingenC5 ingiA4 inglingC5 ingoA4
    inguA4 iniA2 ini.B5 iniaB4 inioC3 inisC1 inite.B5 initioA5 inityC3 inkA4 inlA4 innA2 inoA2B1
    inocB4D4 inosD4 inotB4 insA2 inseC3 insuraF5 int.A2 inthA2C4 inuC1 inusB5 inyA4 ioA2 io.A4
    iogeE4 iogrC2 iolB1 iomC4 ionatD3 ioneryD4 ioniD3 iophC5 ioriD3 iosB4 iothC5 iotiB5 iotoC4
    iourB4 ipA2 ipeD4 iphrasG4 ipiC3 ipicC4 ipreC4E4 ipulC3 iquaB3 iquefC5 iquidC3 iquitC3E3 irA4
    iraB1 irabD4 iracB4 irdeD5 iredeD4 irefB4 irelB4E4 iresB4 irgiC5 iriC1 irideD5 irisC4 irituD3
    irizA5B5C2 irminC4 irogD4 iron.A5 irulC5 is.A2 isagC5 isarC3 isasE5 iscA2C1 ischC3 iseA4 iserC3
    isfA3 ishanC5 ishonC3 ishopD5 isibC3 isidD4 isisB5 isitivC5 iskA4C4 islanF4 ismsA4 isoB2
    isomerD5 ispC1 ispiC2 ispyC4 issA4C1 issalC4 issenF4 issesC4 ista.C4 isteC1 istiC1 istlyD4
    istralA4 isuB2 isusC5 ita.A4 itabiD4 itagB4 itamA4D5 itanB3 itatB3 iteA2 iteraC3 iteriB5 itesC4
    ithA2 itiB1 itiaA4 iticA4B2 iticaC3 itickA5B5 itigC3 itillC5 itimB2 itioA2 itisA4 itismB4
    itomB2C5D5 itonA4 itramB4 itryC5 ittA4 ituatC3 itudB5 itulC3 itz.A4 iuB1 ivA2 ivellC3 iven.C3
    iver.B4C3 ivers.B4 ivil.C5 ivioC5 ivitC1 ivoreB5 ivoroC3D3 ivotB4C3 iwA4B5 ixoC4 iyA4 izarA4
    iziD4 izontA5 jaA5 jacqD4 japC4 jeA1 jersD5 jestieA4 jestyA4 jewD3 jopC4 judgA5 ka.A3 kabB3
    kagB5 kaisE4 kalD4 kbB1 kedB2 keeA1 kegC4 keliC5 kendB3D4 kerB1 kesD4 kest.B3 ketyC4 kfB3 khC4
    kiB1 ki.A5 kicA5B2 killB4 kiloE5 kimB4 kin.B4 kindeD4 kinessB5 kingD4 kipC4 kisD4 kishB5 kkC4
    klB1 kleyA4 klyA4 kmB1 knesB5 knoA1B2 korC5 koshE4 kouB3 kronD5 ksA4B1C2 kscB4 kslC4 ksyB4 ktB5
    kwB1 labicD3 laboB4 laciE4 ladeB4 ladyC3 lagnD4 lamoD3 landA3 landlD4 lanetD5 lanteD4 largD4
    lariD3 laseD4 latanC5 lateliA4 lativA4 lavA4 lavaC4D4 lbA2B1 lbinE4 lcA4B1C2 lceD4 lciB3 ldA2
    ldeB2 ldereC4 lderiC4 ldiD4 ldisC5 ldrB3 ldriB4 leaC2 lebiC4 leftE5 leg.A5 leggA5 lematC4
    lematicD5 len.A4 lencA3 lene.A5 lentA1 lephC3 leprC4 lerabE5 lereD4 lergA3 leriA3B4 leroB4 lesD2
    lescoC5 lesqA5 lessA3 less.A5 levaB3 lever.D4 leveraD4 leversD4 leyA3 leyeA4 lfA2 lfrB5 lgA4B1C4
    lgaB5 lgarE3 lgesB4 lgoD3 lhA2B3 liagC4 liamC2 liarizE5 liasC4 liatoC4 libiC5 licioA5 licorC4
    licsA4 lict.A4 licuB4 licyB3 lidaB3 liderD5 lidiA3 liferD3 liffB4 liflC4 ligateA5 lighA3 ligraC4
    likA3 lilA4B4C4 limblD4 limiD3 limoC4 limpB4D4 linaB4 lineA1B4 lineaD3 liniD3 linkerE5 liogC5
    liqA4B4 lispD4 litB1 lit.B2 liticaA5 liticsB5C5 liverD3 lizB1 ljA4 lkaD3 lkalB3 lkatD4 llB1
    llawB4 lleB2 lleaB5 llecB3 llegB3 llelB3 llenB3D4 lletB3D4 lliC2 llinB2E4 llinaB5 lloC4 lloquiG5
    lloutC5 llowB5 lmA2 lmetB5 lmingC3 lmodB4 lmonE4 lnA2B1C2 lo.A3 lobalD5 lociC4 lofA4 logicA3
    logoB5 loguA3 lomerD3 longA5 loniD4 lonizB3C3 loodE5 lope.A5 lopiD3 lopmB3 loraE4 loratoC4
    lorieC5 lorouD5 los.A5 losetD5 losophizA5 losophyA5 lostD4 lotaC4 loundE5 loutA2 lovA4 lpA2
    lpabD5 lphaB3 lphiB5 lpingC5 lpitB3 lplB4 lprB5 lrA4B1 lsA2B1C2 lscB4 lseB2 lsieB4 ltA4 ltagC5
    ltaneF5 lteB1 ltenE4 lteraF4 lthiD3 lties.B5 ltisE4 ltrB1 ltuD2 lturaE3 luaC5 lubrC3 luchE4
    luciC3 luenC3 lufD4 luidC5 lumaC4 lumiA5 lumn.B5 lumniaA5 luoC3 luorD3 lupA4 lussE4 lusteD3
    lutA1 lvenB5 lvetB5E4 lwA2B1 lyA1 lyaA4 lybA4 lymeC5 lynoC3 lysA2D4 lyseB5 maA1 mabA2 macaC2
    machineC5 maclC4 maginD5 magnA5 mahA2 maidE5 maldA4 maligC3 malinC5 malliD4 maltyD4 maniaA5
    manisD5 manizD3 mapA4 marine.C5 marizC5 marlyD4 marvD3 masceC5 maseD4 mastD1 mateA5 mathE3
    matisC3 matizaA4 mbA4B1 mbatD4E5 mbilB5 mbingB4C3 mbivD4 mcA4B5 me.A4 medA2 med.A4 mediaA5
    medieC3 medyB5C5 megC2 melonD5 meltD4 memC2 memoD1E3 menA1 menaD4 menacD5 mendeD4 meneA4 meniD4
    mensE4 mensuF5 mentA3 menteD4 meonC5 mersaB5 mesA2 mestiA3 metaC4 metalD3 meteC1 methiC5 metrB4
    metricA5 metrieC5 metryC3 mevC4 mfA4B1 mhA2 mi.A5 miaC3 midaD4 midgD4 migD4 miliaA3 milieB5C5
    millB4 minaD4 mindA3 mineeB5 minglB4 mingliD5 minglyB5 mintD4 minuB4 miotE4 misB2 miser.D4
    mislD5 mistiD4 mistryB5 mithA4 mizB2 mkA4 mlA4B1 mmB1 mmaryD5 mnA4B1 mnaC4 mninB4 mnoC4 moA1
    mocrA4 mocratizA5 modC2D1 mogoC4 moisE2 moiseD5 mokA4 molestC5 momeC3 monetD5 mongeD5 moniaE3
    monismD4 monistD4 monizC3 monolF4 mony.C3 morC2 mora.A4 mosD2 moseyC5 mospC3 mothE3 moufB5
    mousA3 movC2 mpA4B1 mparaF5 mparabD5 mpariE5 mpetB3 mphasF4 mpiB2 mpiaD4 mpiesC5 mpinB4C1 mpirB5
    mpisC5 mporiD3 mpositeE5 mpousB4 mpovE5 mptrC4 mpyB2 mrA4B3 msA4B1C2 mshB4 msiB5 mtA4 muA1
    mularE5F4 multA5 multiF3 mumA3 munD2 mupA4 muuC4 mwA4 naA1 nabA2B1C2 nabuB4 nac.A4 nacaC4 nactB5
    nager.D5 nakD4 naliC4 naliaC5 naltA4 namitC5 nanB2 nanciF4 nanitD4 nankE4 narcD3 nareA4 nariD3
    narlD4 narmB5 nasB4 nascD4 nastiD5 natB2 natalC3 natomizE5 nauB2 nauseD3 nautA3 naveD4 nbA4B1C4
    ncarE5 nces.B4 nchaB3 ncheoB5 nchilB5 nchisB3 ncinC1 ncitC4 ncouraF5 ncrB1 ncuB1 ndaiB4 ndanB5
    ndeB1 ndest.C5 ndibD4 ndifB5C2 nditB1 ndizB3 nducB5 ndurD4 ndweC2 ne.A2 nearB3 nebC2 nebuD3
    necC2 neckA5 nedA2 negatC4 negativD5 negeA5 nelaC4 nelizD5 nemiC5 nemoC4 nenA1 neneA4 neoA3
    nepoC4 neqC2 nerB1 nerabE5 nerarB4 nereB2 neriB4D5 nerrD4 nesA1 nes.A2 nespA4 nestA2 neswA4
    neticA3 nevC4 neveB5 newC4 nfB3 ngabB4 ngelB3 ngeneD4E4 ngereB5 ngeriB3 nghaC5 ngibB3 nginC1
    ngitB5 nglaB4 ngovE4 ngshC5 nguB1 ngumB4 ngyB2 nhA4B1C4 nhaD4 nhabE3 nheD4 niaA3B4 nianC3 niapC4
    nibaC3 niblC4 nidC4 nidiC5 nierC4 nifiC2 nificatC5 nigrB5 nikD4 nimB1 nimizC3 ninB1 nine.A5
    ningD4 nioC4 nis.A5 nistaD4 nitB2 nithB4 nitioA3 nitorB3 nitrC3 njB1 nkA4C2 nkeroB5 nketB3
    nkinC3 nklB1 nlA4B1 nmB5 nmeD4 nmetE4 nnA4B1C2 nneD4 nnialD3 nnivD4 noblD4 nobleC3 noclB5
    nodA4B3C2 noeA3 nogA4 nogeE4 noisiE5 noliC5D4 nologisA5 nomicA3 nomizB5C5 nomoC4 nomyC3 nonC4
    nonagD4 noniD5 nonizB5 nopA4 nopoliA5D5E5 norabD5 noraryC4 noscA4 noseD4 nostD5 notaC5 nouA1
    nounA3 novelD3F3 nowlE3 npB1C4 npiD4 nprecE4 nqB1 nrB1 nruD4 nsA2B1C2 nsabC5 nsatiF4 nscC4 nseB2
    nsesB4C3 nsidE1 nsigE4 nslB2 nsmC3 nsocB4 nspeC4 nspiB5 nstablE5 ntB1 ntabD4 ntersE3 ntiC2
    ntibB5 ntierD4 ntifD2 ntineB3 ntingB4C3 ntipD4 ntrolliF5 ntsC4 ntumeD3 nuaC1 nudC4 nuenC5
    nuffeD4 nuinB3 nuitA3C3 numB4 numeC1 numiB5 nunA3C4 nuoB3 nutrC3 nvB1C2 nwB1C4 nymD4 nypD4 nzA4
    nzaB3 oaA4 oadD3 oalesB5C5 oardE3 oaseD4 oasteE5 oatiD5 obabC3D3 obarB5 obelD4 obiB1 obinB2
    obingC5 obrB3 obulC3 oceB1 ochD4 ochetB3 ocifE3 ocilB4 oclamB4 ocodB4 ocracC3 ocratizC5 ocreE3
    ocritA5 octoraF5 oculaC3 ocureB5 oddedC5 odicC3 odioD3 odoB2D4 odorE3 oduct.C5 oductsC5 oelB4
    oengB5 oerB3 oetaC4 oevB3 ofiB2 ofiteC5 ofittE4 ogarB2C5D5 ogativC5 ogatoB4 ogeB1 ogeneB5 ogeoB5
    ogerB4 ogieB3 ogisA1B1 ogitC3 oglB4 oglyB5C2 ognizA3 ogroB4 oguiD5 ogyA1 ogynA2 ohB1C2 ohabE5
    oiC2 oicesD3 oiderC3 oiffE4 oigD4 oiletC5 oingB3 ointerE5 oismB5 oisonC5 oistenE5 oiterC3 ojB5
    okA2 okenB3 okieC5 olaB1 olanB4 olassF4 oldC2 oldeD1 olerC3 olescB3 oletB3 olfiC4 oliC2 oliaB3
    oliceB3 olid.C5 olifB3D4 olilB5 olingC3 olioB5 olis.B5 olishC3 oliteB5 olitioB5 olivB5 ollieE4
    ologizC5 olorD4 olplC5 oltC2 olubC3 olumeC3 olunC3 olusB5 olvC2 olyB2 omahC5 omalD5 omatizC5
    ombeC2 omblC4 omeB2 omenaC3 omerseC5 ometB4 ometryC5 omiaB3 omic.C3 omicaC3 omidB5 ominC1
    ominiB5 ommendA5 omogeD4 omonB4 ompiC3 omproF5 onB2 onaC1 onacC4 onanB3 oncC1 oncilA3 ondA2
    ondoC5 onenB3 onestC5 onguC4 onicC1 onioB3 onisC1 oniuB5 onkeyC3 onodiC4 onomyC3 onsC3 onspiF4
    onspiraG5 onsuE4 ontenF4 ontiC3D4 ontifF5 onumC5 onvaE5 ooC2 oodeD5 oodiD5 ookC4 oopiD3 oordB3
    oostE5 opaB2 opedD5 operC1 operaA3 operagA4 ophA2 ophanB5 opherB5 opingC3 opitB3 oponB5 oposiB4
    oprB1 opuC1 opyD5 oqB1 oraB1 ora.B5 oragB4C3 oralizC5 orangeC5 oreaD5 orealB5 oreiC3 oreshD5
    orest.C5 orewE4 orguC4 oriaA4B5 oricaC3 orilB5 orinC1 orioB1 orityC3 oriuB3 ormiC2 orneD2 orofB5
    orougC3 orpeC5 orrhA3 orseC4 orsenD5 orstE4 orthiC3 orthyC3 ortyC4 orumB5 oryB1 osalC3 oscC2
    osceC4 oscopB3 oscopiA4 oscrB5 osieC4D4 ositivC5 ositoC3 osityC3 osiuD4 oslC4 osoB2 ospaC4
    ospoC4 ostaC2 ostatiB5 ostilC5 ostitC5 otanB4 otelegF4 oter.C3 otersC5 otesB4 othA4 othesiD5
    othiD3E4 otic.C3 oticaC5 oticeB3 otifB3 otisB3 otosD5 ouC2 oublC3 ouchiE5 ouetC5 oulC4 ouncerE5
    oundD2 ouvC5 ovenC4 overneE4 oversE3 overtC4 ovisB3 ovitiF4 ovolB5C4 owderC3 owelC3 owestC5
    owiC1 owniD5 owoB4 oyaC1 paA1 pacaC4 paceC4 pactD4 padB4 paganA5 pagatB3 paiB4 painE4 palB4
    panaD4 panelD3 pantyD4 panyC3 papC1 papuC4 parablE5 parageD5 pardiD5 pareA3 parelD5 pariB4C4
    parisD4 pateC2 paterC5 pathicA5 pathyC5 patricC4 pavD4 payA3 pbA4B1 pdC4 pe.A4 peaA3C4 pearlE4
    pecC2 pedA2B2 pedeA3 pediA3 pediaF4 pedicD4 peeB4 peedD4 pekD4 pelaC4 pelieE4 penanC4 pencB4
    penthD4 peonC5 pera.B4 perablE5 peragB4 periB4 peristE5 permalD4 permeF5 pernB4 peroD3 pertiD3
    peruC5 pervD1 petC2 petenC5 petizC5 pfA4 pgA4 ph.A4 phariE5 phenoD3 pherC4 phes.C4 phicC1 phieA5
    phingC5 phistiA5 phizA3 phlC2 phobA3 phoneA3 phoniA5 phorD4 phsA4 phtC3 phuA5 phyA1 piaC3 pianE4
    picieC4 picyC4 pidB4 pidaB5 pideC3 pidiA5 piecA3 pienC3 pigrapC4 piloC3 pinC2 pin.B4 pindE4
    pinoB4 pioA3C1 pionE4 pithB3 pithaC5 pituC2 pkA2B3C2 plA1B2C2 planA3 plastE5 pliaD3 plierD5
    pligA4 plinD4 ploiE4 plumD4 plumbE4 pmA4B1 pnA2B3 pocC4 pod.A5 poemC5 poetC3E5 pogA5C4 poinE2
    pointA5 polytE5 poniC4 popC4 porA1B4 poryC4 posA1 possD1 potB4 potaC4 pounA5 ppA4B1 pparaD5
    ppeB2 ppedB4 ppelB5 ppenB3 pperB3 ppetB3 ppositeD5 prC2 prayeE4 preciA5 precoD5 preemD3 prefacE5
    prelaD4 prerD3 preseB3 pressA3 pretenD5 prevD3 prieA5D4 printE4F3 prisD4 prisoE3 procaB3
    profitE5 prolD3 proseE3 protD1 psA2B1C2 pseB2 pshC4 psibB4 ptA2B1 ptabC5D4 pteB2 pthB2 ptimD3
    pturD4 ptwB4 pubD3 pueD4 pufD4 pulcD3 pumC4 punC2 purrD4 pusA5 putC2 puteA5 puterD3 putrC3
    puttedD4 puttinD4 pwB3 quC2 quavD5 que.A2 querA3 quetA3 rabA2 rabiC3 racheE4 raclB5 raffiD5
    raftD4 raiB2 raloC4 rametD3 ramiB2 raneoE5 rangeD4 raniB4 ranoC5 raperD3 raphyA3 rarcD5 rareE4
    rarefD5 rarilA4 rasB2 rationG4 rautD4 ravaiC5 ravelD3 razieC5 rbB1 rbabB4 rbagB4 rbiD2 rbifD4
    rbinB2 rbineB5 rbing.C5 rboC4 rcB1 rceB2 rcenE4 rchaB3 rcherD4 rcibB4D4 rcitC4 rcumE3 rdalB4
    rdiC2 rdiaD4 rdierD4 rdinE4 rdingC3 re.A2 realC1 reanC3 rearrC5 reavA5 reawC4 rebratB5 recollD5
    recompeD5 recreC4 redA2B2 redeC1 redisC3 reditD5 refacC4 refeC2 refer.C5 refiC3 refyC4 regisD3
    reitC5 reliC1 reluC5 rentaB4D4 renteD4 reoC1 repinC5 reposiC4 repuC1 rerB1D4 reriB4 reroE4
    reruC5 res.B4 respiC4 ressibE5 restD2 restalC5 restrC3 reterC4 retizC4E4 retriC3 reuD2 reutiC5
    revD2 revalC4 revelD3 rever.B5D5 reversC5 revertC5 revilC5 revoluD5 rewhC4 rfB1 rfuD4 rfyB4 rgC2
    rgerC3 rgetB3 rgicB3 rginD4 rgingC3 rgisB5 rgitB5 rglB1 rgonD4 rguB3 rhC4 rh.A4 rhalA4 riaC3
    riabD4 riagC4 ribB4 ribaD3 ricasD5 riceB4 riciA4 ricidA5 ricieC4 ricoB4 riderD5 riencC3 rientC3
    rierC1 rietC5 riganD5 rigiA5 rilizD3 rimanA5 rimiD5 rimoA3 rimpeD4 rinaB2 rina.A5 rindD4 rineD4
    ringD4 rioC1 riphA5 ripheE5 riplC2 riplicD5 riqB4 risB2 ris.B4 riscD4 rishB3 rispD4 ritabC3E3
    rited.B5 riter.D5 ritersD5 riticD3 rituC2 riturD5 rivelD5 rivetD3 riviD3 rjB3 rketB3 rkleC4
    rklinC4 rlB1 rleD4 rledB2 rligB4 rlisB4 rlishC5 rloB3D4 rmB1 rmacD5 rmeB2 rmenB3 rmersC5 rmingC3
    rming.B4 rmioB4 rmitB3 rmyB4 rnarB4 rnelB3 rnerB4 rnetB5 rneyB3 rnicB5 rnisB1E4 rnitB3 rnivB3
    rnoD4 rnouB4 rnuB3 roblD3 rocB2 rocrC3 roeC4 rofeC1 rofilC5 rokD2 rokerC5 role.A5 rometeD5
    romiD4 rompD4 ronalD4 roneD4 ronisC5D4 rontaD4 roomA1 rootA5 ropelC3 ropicD3 roriD3 roroC5
    rosperD5 rossD4 rotheC4 rotyC4 rovaC4 rovelD5 roxD5 rpB1 rpeaB4 rpentB5 rper.C5 rpetB3 rphC4D4
    rpingC3 rpoB3 rrB1C4 rrecD4 rrefD4 rreoB4 rrestD4 rrioD4 rrivD4 rronE4 rrosE4 rrysE4 rsA4C2
    rsaB1 rsatiD5 rscC4 rseB2 rsecB3 rsecrD4 rser.C5 rsesC3 rsevD5E2 rshB1 rshaB5 rsiB1 rsibB4D4
    rsonE3 rspB1 rswB5 rtachF4 rtagB4 rtebB3 rtendE4 rteoD5 rtiB1 rtibC5 rtidD4 rtierB4 rtigB3
    rtiliE3 rtillE4 rtilyB4 rtistB4 rtivB4 rtriB3 rtrophG4 rtshC4 ruaC3 ruelC3D4 ruenC3 ruglC4
    ruinC3 rumplD3 runC2 runkE5 runtyD4 ruscB5 rutinE5 rveC4 rveliE4 rvenB3 rver.C5 rvestB5 rveyB3
    rvicB3 rvivD4 rvoB3 rwB1 rycC4 ryngeA5 rytC3 saC2 sabA2B1 sackA5 sacriD3 sactB3 saiA5 salarF4
    salmD4 saloC5 saltD4 sancA3 sandeD4 sapB1 sataC5 satioA5C3 satuD3 sauD4 savorC5 sawA5 sbA4B5
    scantE4F5 scapD4 scavE5 scedB4 sceiA4 scesB4 schD2 schoB4 scieA3B4 scindA5E4 scleE5 scliB4
    scofE4 scopyA4 scouraF5 scuB1 sdA4B5 se.A4 seaC4 seasE4 seawD5 secoC2D3 sectA3 sedA4B4 sedeC4D4
    sedlB5 segC2 segrD3 seiA5 seleC1 selfA5 selvA5 semeA4 semolC4 senatD5 sencA4 sendD4 senedB5
    sengD5 seninB5 sentdA4 sentlA4 sepaD3E3 ser.A4B1 serlB4 seroD4 servoA4 sesB1C4 seshC5 sestD5
    seumA5C5 sevA5 sevenD3 sewiD4 sexA5 sfA4B3 sgA2B3 shB2 sh.A2 sherC1 shevA5 shinC1 shioC3 shipA3
    shivE5 shoD4 sholdC5 shonE3 shorE4 shortF5 shwA4 sibC1 siccB5 side.A3 sidesA5 sidiA5 sidizC5
    signaA4 sileD4 silyA4 sinA2B1 sinaB2 sine.A5 singB3 sioA1 sionA5 sionaE5 sirC2 siraD5 sisA1
    sitioA3 siuA5 sivA1 sizA5 skC2 skeA4 sketB3 skineC5 skingC5 slB1C2 slatB3 sleB2 slithF5 smA2B1
    smaB3 smallF3 smanE3 smelE4 smenB5 smithA5 smoldE5F4 snB1C4 soA1 soceC4 softE3 solabC4 soldD3E2
    solicC3 solvA5 somA3 son.A3B4 sonaE4 songD4 sopB4 sophicA5 sophizB5 sophyB5 sorcD5 sordD5 sovA4
    soviC5 spaA2 spaiA5 spanD4 spendE4 speoA2B5 sperA2 spheB2 spherA3 sphoE5 spilE4 spingC5 spioA4
    splyB4 sponB4 sporE4 spotA4 squallF4 srB1 ssA2 ssaB1 ssasE3 sscB2C5 sselB3 ssengB5 sses.B4
    ssetB5 ssiB1 ssieB4 ssierD4 ssilyC5 sslB4 ssliC4 ssnB4 sspendG4 sstC2 ssuraE5 sswC5 st.A2 stagB2
    stalB2 stamiE4 standA5 stapB4D4 stat.A5 stedB4 sterniF5 steroB5 stewD2 stewaE5 stheB3 stiC2
    sti.B4 stiaB5 sticB1 stickA5 stieB4 stifB3 stingC3 stirA5 stleB1 stockA5 stomaE3 stoneA5 stopB4
    storeA3 strC4 stradB4 stratuA5 strayB4 stridB4 stryA4 stwA4C3 styB2 suA1 sualC1 subC4D3 sugC2D3
    suisC5 suitE3 sulB4 sumC2 sumiD3 sunC2 surC2 svA4 swC2 swoA4 syB4 sycA4 sylA3 synoD5 syrinC5
    taA1 ta.A3 tabA2 tablesC5 tabolizA5 taciA4 tadoC5 tafA4D4 tailoD5 talC2 talaC5 talenD5 taliD3
    talkA4 tallisD4 talogC5 tamoC5 tandeD4 tantaF3 taperC5 taplC5 taraD4 tarcA4 tareA4 tarizC3
    taseD4 tasyC5 taticA4 taturC4 taunE4 tavD4 tawA2 taxisD4 tbA2B1 tcA4 tchB4 tchetD5 tdA4B1 te.A4
    teadiE4 teatA4 teceE4 tectA5 tedA2B1 tediC5 teeA1 tegD4 tegerC5 tegiC5 tel.A3 teliE4 telsA5
    temaC2E2 tematD3 tenanA3 tencA3 tendA3 tenesA4 tentA1 tentagD4 teoA1 tepC4 tepeC5 tercD3
    terdA5D3 teriA1 teriesD5 terisD3 terizaE5 ternitA5 tervD5 tes.A4 tessA4 tess.B3 tetheE5 teuA3
    texA3 teyA4 tfA2B1 tgA4B1 th.A2 thanE4 theC2 theaA4 theasC3 theatD5 theisD3 thetA3 thic.C5
    thicaC5 thilA4 thinkA5 thlA4 thodeC5 thodicA5 thooA4 thoritE5 thorizD5 thsA2 tiaA1 tiabC4
    tiatoC4 tibA2C2 tickA4 ticoB4 ticuB4D1 tidiA5 tienA3 tifD2 tifyC5 tigA2 tiguA5 tillinE5 timA1
    timpA4 timulD5 tinA2B1 tinaB2 tine.A3 tiniA3 tioA1 tiocC5 tioneeE5 tiqA5 tisaC3 tiseA3 tismD4
    tisoC5 tispD4 tisticaA5 titlC3 tiuC4 tivA1 tivaD4 tizA1 tizaC3 tizenC3 tlA2 tlaB5 tlanE4 tle.A3
    tledA3 tles.A3 tlet.B5 tloB5 tmA4B1 tmeD4 tnA2B1C2 toA1 tobC3 tocratC5 todoA4 tofA2 togrC2
    toicC5 tomaC2 tombD4 tomyC3 tonaliD4 tonatC3 tonoA4 tonyA4 toraC2 torieC3 torizD5 tosD2 tourA5
    toutA4 towarC3 tpA4B1 traA1 trabD3 trachD5 traciF4 tracitE4 tracteE4 trasE4 travenD5 travesE5G5
    trefD5 tremD4 tremiE5 triaA5 tricesD5 triciaA5 tricsA4 trimA2 trivD4 tromiD5 troniE5 tronyA4
    tropheD5 trospD3 trovD3 truiD5 trusE4 tsA4B1C2 tscB4 tshD4 tswB4 ttA4B3C2 ttesB4 ttoB5 ttuD4
    tuA1 tuaC1 tuarC3 tubiC4 tudD2 tueA4 tufA4D4 tuiA5C3 tumA3 tunisC4 tup.A2B3 tureA3 turiA5
    turisD3 turoD5 turyC5 tusA3 tvA4 twC4 twaA4B1 twisE4 twoA4 tyA1 tyaA4 tylA2 typeE3 typhC5 tzA4
    tzeC4 uabA4 uacD4 uanaC5 uaniD4 uarantD5 uardD2 uariD3 uartD3 uatB1 uavD4 ubeC4 ubelB4 uberB3
    uberoB4 ubiB1C4 ubingB4C5 uble.B3 ucaB3 ucibD4 ucitC4 ucleE3 ucrB3 ucuB3 ucyB4 uddC5 uderC3
    udestC5 udevE4 udicB1 udiedC3 udiesC3 udisC5 uditB5 udonB4 udsiC4 uduB4 ueneB4 uensE4 uenteD4
    uerilD4 ufaA3 uflB3 ughenD3 uginC5 uiA2C2 uilizD5 uinC4 uingB1 uirmD4 uitaE4 uivD3 uiver.D4 ujB5
    ukA4 ulaB1 ulabD5 ulatiB5 ulchE4 ulcheA5 ulderC3 uleC4 ulenB1 ulgiC4 uliC2 uliaB5 ulingC3
    ulishC5 ullarC4 ullibC4E4 ullisC4 ulmA4C3 uloB1C4 ulsA4 ulsesD5 ultiC1 ultraF3 ultuA4 uluB3
    ululC5 ulvC5 umabC5 umbiC4 umblyC4 umiB1 umingB4C3 umoroE5 umpC2 unatE4 uneB2 unerC4 uniB1
    unimC4 uninB2 unishC5 univD3 unsC3D4 unswC4 untabD3 unter.C4 untesC4 unuD4 unyC5 unzC5 uorsB4
    uosB5 uouB1 upeB1 upersE5 upiaB5 upingC3 uplB3 uppC3 upportG5 uptibD5 uptuE4 uraB1 ura.A4 uragB4
    urasB4 urbeC4 urcD4 urdC1 ureatD5 urferC4 urfrC4 urifB3 urificD4 urinC1 urioB3 uritB1 urizC3
    urlC2 urling.D5 urnoC4 urosE4 urpeC4 urpiC4 urserD5 urtesC5 urtheC3 urtiE4 urtieC4 uruB3 usA2
    usadB5 usanB5 usapC4 uscD2 usciC3 useaD5 usiaB5 usicB3 uslinC4 uspC1 usslC5 ustereC5 ustrC1
    usuB2 usurE4 utabD4 utatB3 ute.A4 utelA4 utenA4 uteniE4 utiA4B1C2 utilizD5 utineB3 utingC3
    utionaF5 utisB4 utizA5B5 utlB4C1 utofC5 utogD5 utomaticD5 utonB5 utouB4 utsD4 uuB3 uumC4 uvB1C2
    uxuD3 uzeC4 vaA1 va.A5 vabA2B1C4 vacilD5 vacuD3 vagD4 vageC4 valieC5 valoD5 valuD1 vamoC5
    vanizC5 vapiC5 variedD5 vatA3 ve.A4 vedA4 vegD3 vel.B3 velliD3 veloC4 velyB4 venomD3 venueB5
    verdB4 vere.A5 verelB4 verenB3 verencD5 veresB4 verieD3 verminF4 verseA3 verthD3 vesB4C2 ves.A4
    vesteD4 veteC4 veterD3 vetyC4 vialiC5 vianA5 vide.A5 videdA5 videnA4B3 videsA5 vidiA5 vifB3
    vignC5 vikD4 vilA2 vilitA5 vilizB3C3 vinB1 vinaA4C4 vincB2 vindD5 vingA4 violD3 viorB3D4 viouC1
    vipC4 viroC5 visitD3 visoC3 visuC3 vitiA4 vitrD3 vityA4 vivA3 vo.A5 voiD4 vokA3 volaC4 voleB5
    voltA5 volvA3 vomiD5 vorabD5 voriE4 voryC4 votaC4 voteeA4 vvA4C4 vyB4 wablB5 wacA2 wagerC5
    wagoD5 waitE5 wal.B5 wamD4 wartD4 wastD4 wateC1 waverC5 wbB1 wearieD5 weathF3 wednD4 weetE3
    weevD5 wellD4 werB1 westE3 wevB3 whiD4 wiC2 wilD2 willinE5 windeD4 wingD4 wirD4 wiseA3 withE3
    wizD5 wkB4 wlesC4 wlinC3 wnoB4 woA1C2 womD1 wovenC5 wpB5 wraD4 wriD4 writaF4 wshB3 wslC4 wspeC4
    wstB5C4 wtA4 wyC4 xaB1 xaceD5 xagoB4 xamD3 xapB4 xasD5 xcB3C2 xeB1 xecutoC4 xedB2 xeriD4 xeroC5
    xhB1 xhiD2 xhilE5 xhuD4 xiB3 xiaC5 xicC5 xidiC5 ximeB4 ximizC5 xoB3 xobB4 xpB3 xpandE4 xpectoG5
    xpedD3 xtB1C2 xtiB3 xuB1 xuaC3 xxC4 yacB5 yarA3D4 yatB5 ybB1 ycB1 yceB2 ycerC5 ychB3 ycheD4
    ycomE4 ycotE4 ydB1 yeeB5 yerB1 yerfB4 yesD4 yetC4 ygiB5 yhA4B3 yiB1 ylaB3 yllablE5 yloB3 yluB5
    ymbolF5 ymeD4 ympaE3 ynchrC3 yndC5 yngC5 ynicC5 ynxA5 yoB1C4 yodC5 yogB4C5 yomD4 yonetC5 yonsB4
    yosB4 ypedB4 yperE5 ypiC3 ypoB3 ypocB4 yptaC2 ypuB5 yramD5 yriaC5 yroB3 yrrC4 yscC4 yseB3C2
    ysicaC3 ysioC3 ysisA3 ysoB4 yssD4 ystC1 ystaC3 ysurE4 ythinB3 yticC3 ywB1 zaC1 zabB5C2 zarD2
    zbA4 zeA2 zenC4 zepC4 zerB1 zeroC3 zetD4 ziA2B1 zilB4 zisB4 zlA5 zmA4 zoA1 zomC4 zoolC5 zteD4
    zzA4B1C2 zzyB4
    """
}
