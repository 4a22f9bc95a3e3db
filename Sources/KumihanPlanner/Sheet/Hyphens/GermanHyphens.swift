// Patterns of German hyphenation: dehyphn-x, version 2022-03-16, as a table in the form of `HyphenPatterns`.
// Copyright (c) 2013-2022 Stephan Hennig, Werner Lemberg, Günter Milde, Sander van Geloven,
// Georg Pfeiffer, Gisbert W. Selke, Tobias Wendorf, Keno Wehr. MIT licence: permission is granted, free
// of charge, to any person obtaining a copy to deal in it without restriction, provided that this notice
// is included in all copies. It comes as it is, without warranty of any kind.

extension HyphenPatterns {
  /// The patterns of German in the spelling of 2006.
  static let germanTable = """
    .abaD3 .abbE2 .aberkD5 .aberrD5F4 .abiE2 .abitD3 .ablD3 .ableD5 .abolD3 .aborD3 .absaD3 .absoD5
    .abuD3 .achsaE4 .achseG4 .achspE4 .achtsG4 .ackeE4 .adenE3F4 .aeD2 .aerschlE6 .agoE3 .agrD4
    .aguD2 .aisD2 .aktende.D6E5G6 .aktendenD6E5G6 .aktendesD6E5G6 .alblD4 .albrE3 .albraD4 .albrecE6
    .aleuE3F4 .aliE3 .allenD5E6 .allerF4G5 .allinD4 .alloF3 .allsE3 .almauD4 .alplD4 .alseD5E4
    .altakD4E5 .altangD6E5 .altanlE6G6 .altansG6 .alteiD4 .altelD4E5F4 .alterfD6E5G6 .alterpD6E5G6
    .altersG6H5 .althD4E3 .altiD4 .altorD4 .altraD4E5 .altriD4 .altroD4 .altsE3F4 .altuD4E3 .aluD4
    .alusE3 .ampeF4 .amstaD5 .amtsE4F3 .anacE3 .anaeD3 .analgD5 .anatE3 .andaE4 .andenkeG6 .aneD3
    .angaE4 .angliD5E4 .angrE4 .angsF4 .angstG5 .anisE4 .aniscF5 .ankE2 .anlagentecF6 .annaD3E4
    .anoD3E2 .anoraD4 .ansE2 .anschG4 .ansi.D4 .anspD5 .antagD4 .antisF5 .anzE2 .anzwD5 .apfelG5
    .apple.E6 .arenE3 .armacD4E5 .armarD4 .armauD4 .armeiD4 .armunD4 .arscD4 .arschlG5 .artanD4
    .artauD4 .arteiD4E5 .arterG4 .arterhD6E5 .arterkD6E5 .artrD4E3 .arzE2 .arztF3 .asbD2 .asbeF4
    .asieF4 .askoD4 .aspD2 .asta.D4 .astarD5 .aszenD4 .ataE3 .atemE4F3 .athD4 .auenE4F3 .aufD2E3
    .aufsE5F4 .augeF4 .ausD2E3 .aussendung.H6 .autoren.F6 .autorinF6 .axD2 .bahnerH6 .baranD4
    .bauchiE5 .bauerfG6 .baufE3F4 .beigeG4 .beige.E6 .benaD3E4 .beneD3E4 .beraD3E4 .bereE4 .bergaE4
    .bergabF5 .bergarF5 .bergastF5 .bergebE6F5G6 .berginE6 .berglE4F5 .bergoE4F5 .bergrE4F5 .bergsF5
    .bertrE4F5 .besaD3E4 .betraumD6E5 .bieD2 .bioD2 .biosD4 .bitaD4E3 .bitrD4E3 .blauF3 .bleisF5G4
    .bogeF4 .bogenG5 .bogensH6 .bordiE4F5 .boskD4E3 .breaE4 .brecherI6 .brecherkE6 .bridF4
    .briefenI6 .briefendF6G5 .bruchsG5 .brutsF5 .bucherD6 .buchseH6 .buebeE5 .buserD4 .busterH6
    .bußE3 .bytD2 .bübeD3 .ceraD4 .chD2 .chaD4 .charme.F6 .charmesF6 .chiD4 .chierE5 .dabE2
    .dachenD6F5 .dalaD3 .dancE4 .darD2 .darinE5 .darmE4F3 .daruE3 .date.D4 .datesD4 .daueF4 .dealD4
    .dechD3 .deckeriD6F5 .deinF4 .deinsD5 .deintD5 .dementsD6E5 .denaD3 .denkaE4 .denklE4 .denkoE4
    .denkrE4 .dentaG4 .deodD3 .deranD5 .dereiD4 .derenD5E4 .deskrD5 .despeE4 .despoD4 .desseE5
    .destD3 .destiE4 .dexaD3 .diaD2 .diaerD5F4 .dieD2 .dieneE5 .diensF4 .dienstadH5I6 .dienstrH5
    .distiD5E4 .diärD3E4 .domoD4 .dorfF3 .dorferE6 .dotrD4 .drahtenF6G5 .druckerzeuI6 .duebE3
    .duschrD6 .dysD2E3 .dübD3 .eberE4 .echoF3 .eckerkE5 .edelE4 .eheD4 .eheiE3F4 .eheinG4 .ehenE3
    .ehreF4 .ehrerD4E5 .eichsG4 .eichsteF5 .eiderF4G5 .eieD3E2 .eierF3 .eigenerI6 .eilauD4 .einaE3
    .einatD4 .eineF4 .einebD4E5 .einengD6E5G6 .einspF4 .einstemF6 .einzelligH6 .eisenG5 .eispeD4
    .eissE3F4 .eistD4E3 .eisteD6 .eisuD4E3 .eitrD4 .eklamD5 .ekliD3 .eksD3 .elaD4 .elbiD4E3 .elblD4
    .elbsE5 .elfeiD4 .elfensH6 .elflD4 .enD1 .endaD4E3 .endeiD4E5 .enderD4E5G4 .ender.D5 .endostD6
    .endrD4E3 .endsE3 .endueD4 .endüD4 .englD4E3 .engstaE5 .enkE2 .ennstE4 .entaD4E3 .enteiD4E5
    .entemD4 .enthalpD5 .enthiD4 .entioD4E5 .entoeD4 .entrD4E3 .entrepD5 .entropD5 .entsE3F4 .entäD4
    .epicE3 .epodD3E4 .erbaenD6E5 .erbeiD4E5 .erberD4E5 .erbrechtD6 .erbuD4 .erbänD4E5 .erdachsD6E5
    .erdanD4 .erdarD4 .erdeiD4E5 .erdelD4 .erdenkG6 .erdepD4E5 .erderD4E5 .erdessD6E5 .erechE5
    .ereiD3 .ererD3 .erfolgsautoM6 .erinD3 .erkE2 .erlöD3 .ernsE4 .erobD3E4 .eroeD3 .ersE2 .erstabD6
    .ersteinD6F5 .ersterD6H6 .ersteriF5 .erstersF5 .erstimD6 .erstritt.D6 .erstritten.D6 .erzelD4E5
    .erzenG4 .erzengD6E5 .erzerD4E5 .espD3 .esstD4E3 .estaD3F4 .esteD3 .estraD5 .estriE5 .ethD2
    .etsD2 .euD1 .euchF4 .eugD3E2 .eurE4 .eutD3 .everE4 .exemD3 .fahrzeuginL6 .fanglE4 .fangsF5
    .faustrF6G5 .felaD3 .feldenH5 .feldrE4F5 .fellauE6 .felsaE4F5 .felspE4 .felstE4F5 .fenE2
    .fernoE4F5 .festD4 .festrF5 .fidD3 .fiestD5 .file.D4 .filenD4 .filmaF5 .filsE4F3 .finsE4 .firD2
    .flugE4F3 .flussenF6G5 .formerH6 .fortuE5 .frasE4 .fsD2 .fuscD4 .fusstE4 .game.D4 .gamesD4
    .gangaE4 .gangscF5 .garnenH6 .garnendE6F5 .gasD2 .gaseE3 .gassE3 .gasteinE5 .gastrasE6 .gatD2
    .gebE2 .gebeaF4 .gegenF4G5 .gelbrE4F5 .geluD3 .genaD3 .genaugE6 .geneD3 .geneckeF5 .geneiE4
    .genuD3 .geraE4 .gereE4 .geroD3 .geruD3 .gesaD3 .geseE4 .gesiE4 .gespE4 .gestakD5 .gesteiD7
    .getuD3E4 .giuD2 .glascE4F5 .golderE6 .gsD2 .guruD3 .hafeF4 .hafterE6 .haftsF5G4 .halbrE4
    .hanaE4 .hanfE4 .hangsF5 .hascheD5 .hauserwH6 .hausuE4 .hautF3 .hautoE4 .herD2 .heraeD5G5
    .herbraE6F5 .hererD5 .heriD3 .herinnD6E5 .herosD5 .hespD4 .heteF3 .hexaD3 .hinD2 .hinaE3 .hinuE3
    .hipD2 .hisD4 .hitzeG5 .hofenD4E5 .hofrE3 .hofsE3F4 .holaD4 .hometD4 .horaD3 .hortrE4F5 .huferD4
    .hulaD3 .hundF4 .husaD3E4 .höchsF4 .iaD2 .ibeE3 .imageE4 .immE4 .immenG4 .inD1 .indE2 .ineE2
    .inegD3 .iniD3 .inkE4 .inselF4G5 .inskrD5 .inuE3 .iodD2E3 .ionieF5 .ireE3 .isaD2 .isarF3 .ithD2
    .joniF3 .jorE3 .kabeF4 .kablD4E5 .kalaD3 .kaltaE4 .kaltrE4F5 .katioD4E5F4 .keraD3 .kerblE4
    .kernaE4 .keroD3 .ketD2 .kieD2 .kobeD5 .koterD4 .krafF4 .kraftG5 .ksD2 .kuebE3 .kuranD4 .kübD3
    .laertD5 .lagenF4G5 .lahoD3 .landaE4 .landemiE6G6 .landrE4 .langlE4 .langrE4F5 .langsF5 .lantE3
    .laseF4 .lastrE4F5 .learD4 .lederG5 .legasD4 .leiblE4 .leibrE4 .leiderH6 .leiderfE6 .leitrE4
    .leniD3E4 .lenkaE4F5 .lenklE4 .lenkrE4 .lestE3 .lethD3 .lichterscF6I6 .lifD2 .lignD5 .linklE4
    .lioD3 .live.D4 .loginD4E5 .loscD4 .loschG5 .loskD4 .lossF4 .lostE3 .lothD3 .lotrD4 .loverD5
    .lusteE4F5 .lusterH6 .luthD5E4 .lysD2E3 .malaeD5 .malecE5F4 .malenD5 .malzaE4F5 .mandE3 .manieF4
    .mantE5 .massuE4F5 .mastD4 .matcE4 .mateF3 .maßuD4E3 .mdD2 .meeruE4 .melaE4 .menoD3 .menschlE6
    .menschwE6 .menuD3E4 .menüD3 .mesaD4 .messpE4 .messtE4 .metoD4 .mettendE6 .mieD2 .mietrE4F5
    .mifD2 .milzE4F3 .misaD4E3 .mischaD6 .mischeiD6 .mischlD6G5 .mischnD6 .mischoD6 .mischrD6G5
    .mischwD6G5 .mitD2 .mitaD4E3 .miteE3 .mitinE5 .mmD2 .moiD2 .monauD4 .mondruE6 .musikerfoI6
    .märzF3 .möbeF4 .nabeF4 .naescE4F5 .nahaD4 .naheiE5 .namensH5 .namesD4 .nasscE4F5 .nathD3E4
    .natoD3 .nebenF4 .nebensH6 .neiderH6 .neiderrE6F5 .nereF3 .nerfE4 .neroD3 .nesD2 .neuerbG6
    .nichteF6G5 .nieD4 .nierE5 .nilD2 .nilaE3 .notentrD6 .nothD4E3 .notopD4 .notrE3 .nudeF4
    .nullerE6 .nusE2 .nutrD4E3 .näscD4E3 .oasD3 .obenE4 .obereiE6F5 .obersD6 .obitD3E4 .oblD3
    .obskE4 .obstaD4 .oeD2 .ohreiD4E5 .ohrerD4 .operF4 .orgeF4 .orgiF3 .ortsaE4F5 .ortseE4F5
    .ortstE4 .ostaD4E3F4 .ostecE5F4 .osteiD4E5 .ostendeD6E5G6 .ostengD6 .ostereF6G5 .ostesD4 .ostiD4
    .ostoF4 .ostomE5 .ostranE5 .ostriE5 .otaD3 .outeD4 .ozoE2 .pabD3E2 .panenD4 .parkaE4 .parklE4F5
    .parthE5 .passersE6 .pauletH6 .pecD4 .pelaD3 .pelzaE4 .pelzwE4 .penaD3 .periF3 .pesteE4F5 .pfD2
    .pfuD4 .phD2 .poleiD4 .polende.D6 .polendenD6 .poplD4E3 .posteiH6 .prachG4 .puertD5 .racheD5F6
    .radeiD4E5 .raderD4 .raelD3 .randrE4F5 .rangebE6F5G6 .ranglE4 .rarsE4 .raufrE5F4 .raumE4F3
    .rauschlE6 .rauschwE6 .rauseE4 .reblD4E3 .rechaD5 .rechrD5 .reiblE4 .reinszD5 .reiseiG5 .reistE4
    .relieF5 .rennaE4F5 .reskD3 .resterH6 .restersE6F5 .restitD5 .restreF5 .reunD3 .riasD4 .risoD3
    .roaD2 .roesE4 .roescF5 .rohaD4E3 .roherG4 .roherzD6E5 .romaE4 .rosette.G6 .rostecF5G6 .rotanD4
    .rotauD4 .roteiE5 .rotrD4E3 .ruebE3 .rueckerE6G5I6 .ruhrE4F3 .rumeD4E3 .rumpfenF6G5 .runderH6
    .rösD2 .röscE3 .rübD3 .rückerD6F5H6 .sabrD3 .safeD4 .salieF5 .samiF3 .sandacE6 .saucE3 .schE4
    .schacF4 .schaftendG6H5 .scheinerJ6 .scoE2 .seaD2 .seeD2 .seeiE3 .seeinG4 .seerE5 .sehaD4
    .sehereE5 .sehiD4 .sehoD4E3 .senfE4 .senflF5 .senfrF5 .senkrE4 .senoD5 .sensE3 .seroD3 .seruD3E4
    .setD2 .sexpE3 .shaE2 .sieD2 .siegesG6H5 .sierrD5 .siesD3 .silbeG4 .siteD4 .sitzerE6 .skieE3
    .skisE3F4 .sliE2 .sonaD3E4 .sourF4 .spanier.G5 .spiegeleiH6 .stD2 .staD4 .stageE4
    .staubecken.F6H6 .steD4 .stehaE4F5 .steiE4 .steinerkI6 .sternaF6 .stonE4 .storeE4 .strD4
    .stromaF6 .sucherfD6 .suchergD6H6 .suebE3 .sumpflG5 .tacD3 .tagesF4G5 .talarD5 .tankaE4F5
    .tanklE4F5 .tankoE4 .tanzerE6F5 .taraD3 .tartF4 .tatabD4 .tathD4E3 .tatopD4 .tatorD4 .tatriD4
    .tatuD4E3 .taufoE4F5 .tauschlE6 .teeD2 .tefD2 .teheF5 .teilaE4F5 .teilersH6 .teilerscE6F5
    .teiliE4F5 .teilsG4 .teiläE4F5 .tein.D5 .teleD5 .telleG4 .teraD3 .testD4 .testaeF5 .testeD6
    .testeiF5 .testerhH6 .testrF5 .testäF5 .teteD4 .texaD3 .texterH6 .textrE4 .tiaD2 .tiefernE6F5
    .time.D4 .timesD4 .tisD2 .tischenI6 .tischendG5 .tischlG5 .tischwG5 .titE2 .titaE4 .titeF4
    .todeF4 .toderD4 .todesG5 .tonarD4 .tonatD4 .tonenG4 .tonengD6E5 .tonernG6 .tonerzG6 .toninD4
    .tonsF4 .topanD4 .topeE3 .toplD4 .toprD4 .toranE5 .toreiD4 .tothD4 .totrD4E3 .towD2 .tradeE4
    .tragsF5 .triesE5 .trostG5 .tsaE3 .tscD4 .tseE3 .tsuD4E3 .tueD4 .tuendD5 .turiD3 .turmE4F3 .ubD2
    .ueD2 .uebD4 .ufeE2 .uferF3 .uhlD3 .ulbD2E3 .ultE4 .umD1 .umeE2 .umoE2 .umsE2 .unaE2 .unabF3
    .undrD3 .uneE2 .unentF4G5 .unerD3 .ungD3E2 .ungenF5G4 .unitE4 .unkE2 .unstD3E4 .uradD3E4 .urafD3
    .uramD3E4 .uranbD4 .uranfaF6 .uranfoD6 .uranhD4 .uranpD4 .uratD3 .urcD3 .ureD3 .uretD4E3 .uriD4
    .uromD3E4 .uropD3E4 .urosE3 .ursD3E2 .utrD3 .vestE3 .vidD3 .vollerwE6 .wahlE4F3 .wahnE4F3
    .wandererJ6 .wareF4 .warenG5 .wasD2 .webeiD4E5 .wegsE3F4 .wehruE4F5 .weineG4 .weinebE6 .weinesH6
    .weingD6 .weitaE4 .welterkH6 .weltsF5 .werkerE6F5H6 .werkrE4F5 .wertrE4 .weseF4 .wettererJ6
    .wieD2 .winderE6F5H5 .winteG4 .worD2E2 .wortenH6 .wortendF5 .xanE3 .xeD1 .yalD2 .zeitrF5
    .zeitsF5G4 .zellaE4F5 .zelleG4 .zellebE6 .zelliE4 .zelthE4 .zeroD3 .zieD4 .zieluE4F5 .zinkaE4
    .zinscE4F5 .zinstE4 .zischlD6 .zollersE6 .zuchF4 .zuende.D5 .zugeiD4 .zugendD6E5 .zugloD4
    .zugraD4E5 .zugstE5 .zurueG4 .zurüF4 .zweE2 .zweigenI6 .zweigendF6G5 .ärschlD6 .äthD2 .ätsD2
    .ölkE2 aabB1 aabaB2 aabeC2 aaceB3 aachsB3 aaeB1D2 aagrC2 aagsE2 aaktB3 aalacD3 aalanD3 aalecD3
    aaleiC4 aalesE3 aalfE2 aallaD5 aaloC2D3 aalstE4 aalsteD5 aalöD3 aamB1 aanA2B1 aan.B3 aaneD3
    aanäB2 aaqB1C2 aaraC2D3 aareC3 aareiC4D3 aarersC4D5 aargA3E4 aarinD3 aaritC4 aaroeC4D3 aarpE2
    aartD3 aarzD3 aaröD3 aaseA3 aassB3 aasuC2 aataE2 aathC2D3 aatrC2D3 aatsD2E3 aatscheH6 aauB1
    abahA2 abaisF4 abakC4 abalA2 abaltC3 abamC2 abanA2 abasA2 abatA4 abattaE4F5 abaufC3 abbepE4
    abbineA4 abbrigD5 abdA1 abdacE3 abe.A2 abecA2 abeicC3 abeidD3 abeilC3 abeinsF4 abeintF4
    abelA4B3C4 abelacD4E5 abeladE5F4 aben.A4 abeninD4 aberdB4 aberkaE4 aberzC3 aberziE4 aberzoE4
    aberzöE4 abesA2 abespE4 abesseC5 abestE4 abetA2B3 abfA1 abgA1 abhA1 abieA4 abilA4 abinfC3
    abinhC3 abinsC3 abisA4 abisoC3 abistD3E4 abkA1 ablC1 ablaB2 ablagC3 ablasA3 ablauA3 able.A4C4
    abledA3B4 ablegB4 ableiA3 ablemA4B3 ablerA4C4 abletA4 ableuB4 ablinB4 abloeB4 ablogC4 abläuB4
    ablöB2 abnA1 aboC2 abodA2 aboeA2 abolA2 abonB2 aborangE5 aboratoD5 aborsE3 abotA2 abrC1
    abrecB4C3 abrieC3 abrotC4 abrufA3 abröA2 absA1 abs.A2 absaerA4 absapA4 absarA4 abscC3 abseC3
    absfA2 absoC3 absofA4C4 abspD2 abspiA4 absprD4 abst.A4 abstaC3 abstiC3 abstroC4D5 absärA4
    abteiA3 abtesF3 abuA2 abuebB4 abugC4 abumB2 abuntB4 abusuC3 abwA1 abyA2 abzA1 abzunC5 abäC1
    abädA2 abärA2 abäuC2 aböA2C2 abübB2 ac.A2 acaA2 accA1C1 aceeB3 acemB3 acenB3 ach.A2 achabD3
    achaenD5 achakD3 achallD5 achanD3 achariB5 achartD5 achasD3 achauD3 achbA2 acheB3 acheckB4D5E4
    acheheD5E4 acheicD5 acheinD5 acheisD5 achepB4D3 acherbe.D5 acherbenD5 acherbesD5 acherfuD5
    acherfüD5 acherkeD5 acherklD5 acherkrD5F6 acherlB4D5 acherneB6 acheroB4 acheroeD5 acherwB4D5
    acherzB4D5 acheröB4D5 acheröfF6 achestrE5 achetaD5 acheuB4D3 achfA2 achgenerH6 achhA2 achiA4
    achi.B3 achidD3E4 achigB3 achindD5 achipB3 achirD3 achkA2 achlA2D3 achleD5 achmA2D3 achmiD5
    achnD3 achoA2 acho.B3 achobD3E4 achordD5 achorgD5 achoriD5E4 achovB3 achpA2 achrA2D3 achs.A4
    achscA4 achsesA4 achsoA4 achspA4 achstF4 achstreD5 achsuD3 achswD3 achszeD5 achtakD4 achtantD6
    achterfuE5 achtgA4 achtinD4E5 achtkA4 achtraeume.D6 achtraeumen.D6 achtritD6 achträume.D6
    achträumen.D6 achtscA4 achtstuF6 achtumD4E5 achufD3E4 achuhD3 achusB3 achvA2 achwA2D3 achänD3
    achöfD3 aciB1 acinE3 ack.A4 ackegB4 ackenA4B3 ackerdB4 ackesA4 ackinB4D3 acksA4 acksausG6
    ackstaD5 ackstagG6 ackstiD5 aclA2B1 acoB3 aconnE4 acpC2 acreE2 acuA2 ad.A2 ada.A4 adabrC4 adadB2
    adaeB2 adagC2 adakB2C3D2 adangC3 adapA3 adarerD4 adasA4 adautB4 adcC1 ade.A2B3 adealD4 adebenC5
    adecA2B3 adeeD3 adeleinG6 adelspoE6 adeluA3 adenA2 adenatD4 adenesG4 adenkrF4 adenseE4 adeoD3E2
    adepA2 aderamD5 aderfB4C3 adergB4C3 aderigB4 adersaE4 aderuB5 adesA2 adespD5E4 adessE4 adestaD5
    adestelD5 adestrD5 adfA2 adgasF3 adhA2 adiescE4F5 adieselE6F5 adinfC3 adjA1 admuA2 adobB2 adocD3
    adonaD4E3 adoneE3 adopB2 adosC4D3 adotE2 adpA2 adqA2 adratsF5G4 adreB2 adresA3 adretC4 adroA4
    adrotC3 adrueC3 adrunC3 adrüC3 adsA2D2 adsorA3 adstuC5 adtA2C2D1 adteE2 adtelC4 adtoE2 adtreD3
    advA1 adäA1B2 adänC3 adübB2 ae.A2 aeaD2 aeapE2 aeblC2 aebteA3 aechsaE4 aechuC3 aeckA2 aeckspE5
    aedaC2 aedersC4 aedesE3F4 aediaC4D3 aedieE4 aedrC2 aeeA2C1 aeekD2E3 aeflC2D3 aefrC2 aeftsF3
    aegA2 aegaC2 aeganD3 aegentC4 aeglC2 aegrC2 aegriD3 aegstaD5 aegstrD5E4 aegyA3 aehaC2 aeheA4
    aeheiC4 aehelC4 aehinC4D3 aehleinD6 aehmA4 aehnlA3 aehrA2 aehreiD4 aehsA2 aehtA2 aeiA2 aeimC3
    aeinB3 aeisch.C5 aeischlC5 aeischsC5 aeischwC5D6G5 aeiskC3 aeiwB3 aekrC2 ael.B3 aelblD4 aelhB3
    aeliaC4 aelksE3F4 aella.B5 aellakD4 aelloB3 aelplD4 aels.B3 aelsaB3D4 aelsbB3 aelschlD6 aelsfB3
    aelsgB3 aelshB3 aelskB3 aelslB3 aelsoB3 aelstD4 aelstaB5 aelsvB3 aelteD3 aelteiF5 aemmA4 aemteF4
    aen.A2 aeneA2 aenenE4F3 aenfD2E3 aengeA4 aeniA2 aenkeD3E4 aenklD4 aenneF4 aennerG5 aensA2
    aensaD4E3 aenscD4E3 aenspD4 aenuC3 aenzA2 aeopC2D3E2 aepfelA5 aepiB3C2 aeqA1C2 aer.A2 aeraD3E2
    aera.A3 aerafC3D4 aerapC4 aeratC4 aerautoH6 aerblE3 aerbleD4 aerdA2 aereiC4D3 aerelC4D3E4
    aeremE4 aeremiC4D5 aererfC4D5 aererhC4D5 aererkF4 aerersaD5 aereseC4 aerieE4 aeringC4D5 aerkA4
    aermauD4 aerminD4E5 aermuntD6 aeroC3 aerodA3 aeropC4 aerorC4 aerosE3 aersA2 aersaB3 aersehD4
    aerserE5 aertA4 aerterE6 aertsE4F3 aerueC4 aerwA2 aerwäB3 aerzentD6E5G6 aerzerrD6E5 aeseA2D4
    aeseiC3E3 aesereiE5 aeseriE5 aeskrC3D4 aespC2 aessA2 aesscD4E3 aesserweE5 aessoD4 aestC4 aesteD3
    aesteinH6 aesthA3 aetaC4D3 aetabE4 aetebD4 aeteeE3 aeteoF4 aeterblD5 aethC2 aetoA4 aetobC4
    aetopC4D3 aetraC4D3 aetriC4D3 aetroC4D3 aetsenD4 aetsteD4 aetstiD4 aetstrD4 aettsE3F4 aeuC2
    aeueriD4 aeufA2 aeugiA3 aeugleA5 aeulA4 aeumA2 aeurA4 aeureD5 aeus.A4 aeuschaD6 aeuschrD6
    aeuschwD6 aeuspD4 aeviC2 aexB1C2 aeßerkD5 aeßerwD5 afaA2 afaenB4C3 afanB2C3D2 afapB2 afauB2C3
    afeA2 afecB2C3 afefB2C3 afeinhB4C5 afeinrB4C5 afeleE3 afentlB4 afepB2C3D2 afereD4 afesD2
    afeseB4C3 afexB2 affaD4 affeiC4 affekA3 affluC4 affrD2 affärA3 afiA2 afieD2 afieiE3 afikanzD6
    afikatD4 afiklD4E3 afinsB4C3 afitD2 aflA2 aflaeC3 aflauC3 afläC3 afoA2 afoberB4 afocB2C3 afopB2
    afordB4 afortB4C3 afosD3 afovB2C3D2 afraA2 afraeC3 afragB3 afratC3 afrieC3 afrisB3 afroA2C2
    afroeC3 afrunC3 afräC3 afröC3 afsC1 afsaC3 afsiC2 afskeD4 afsocC4 afstD2 aftakC4D3 aftanzD5
    aftauC4D3 afteiC4 aftelC4D3E4 aftentC4D5 afterfaD5 aftintD5 aftoeC4 aftopC4D3 aftradD5
    aftresC4D5 aftricC4D5 aftseiD4 aftselD4 aftspiD4 aftsticD6 afturC4 aftöC2 afuA2 afumB2C3
    afurB2C3 afäA2 afänB2C3 afüA2 agaA2 agadC3D2 agauB2C3 agdanD3 agdarC4D3 agdelC4 agdetC4 agdinC4
    agdreC4 agdroC4 age.A4 agebE2 ageindD5 ageinfD5 ageinhD5 ageinsD5F4 agelA2 ageldE5 ageleisG6
    agelemB4 agelenD4 agelerD4 agen.A4B5 agenaD4 agendF4 agenebD4E5F4 agenergB6 agenspF4 agent.A5B4
    agentablG6 agentenA5B6 agentfB4 ageradD4 agerafD4E5 ageralD4 agerapD4E5 ageraufD6 agereigG6
    agereignE6 agererfG6 agesamD4E5 agesanD4E5 agesauD4 ageskaE5 agesoeD4E5 agessenE6 agesöD4 ageuD3
    aggrA3 agidB2C3D2 agillC3 agimB2C3 aginnC3 aginsC3 agioeD3 agiosD4 aglA2 aglanC4 aglatC3 agliB2
    agluB2 aglöB2 agnC2D2 agnäB2 agogA3 agopfC3 agoriF4 agosD2E3 agradB4C3 agreB2 agriB2 agrieC3
    agrinC3 agrumB4C3 agsaC2 agsahC3D4 agseC2 agsentF4G5 agsinC4D3 agspanC5 agsport.C5D6
    agsportaC5D6 agstaetD5 agstelC5 agstopD4 agstrasC5 agstätC4 agtA2 aguetF4 agundB4 agärmC3
    ahaA2B1C2 ahangC3 ahdiE3 aheB1 aheinB4 aheinseF6 aherhB4C3E4 aherkuE4 aherwB4C3E4 ahesD3 ahiB1
    ahindE5 ahlaC2D3E2 ahlebC4D3E4 ahlecD3 ahleiC4D3 ahlelC4 ahlenkG4 ahlenzC5 ahlerdC4D5 ahlerfD5
    ahlergD5 ahlerhC4D5F4 ahlerzC4D5 ahlinE4F3 ahloC2D3E2 ahlsaD3 ahlsalD4 ahlseD5 ahlspaE4 ahlszD3
    ahlänD3 ahlöC2 ahmaeC4D3 ahmarC4D3 ahmeeE3 ahmeiE3 ahmeneF5 ahmenscF7 ahmesE3F4 ahmuC3 ahmäC2D3
    ahnaC2D3E2 ahnasC4 ahneeC3 ahnefC4 ahnereF6 ahnerhD5F4 ahnerkD5 ahnerleC6 ahnernF4 ahnerpC4D5
    ahnersaC6D5 ahnerscC6D5F6 ahneuC4D3 ahninC4 ahnoC2 ahnsE2 ahnsaD3 ahnäC2D3 ahomB3 ahopB3
    ahorA3B2 ahostC3 ahotB3 ahraD3 ahrabE4 ahragE4 ahraiC3 ahreigD5 ahrenseF6 ahrensoF6G5 ahrereD6
    ahrerlauF6 ahresE4 ahriC3 ahrtaeD4 ahrteiD4E5 ahrthD4E3 ahrtinD4 ahrtriD4E5 ahrtroD4 ahtaC2
    ahtelC4D3E4 ahteroD5 ahtesE4 ahteseC4D5 ahtexC4D3 ahtisC4 ahtreD3 ahtriC4D3 ahtsD3E2 ahtumC4D3
    ahuB1 ahwC3 ahyB1 ahäB1 ahöB1 aiaC1D2 aia.B3 aianE3 aidiE2 aidrC3 aidsD2 aieC1D2 aienE3 aiendeE4
    aierC3E3 aifD2 aifrC3 aigD2 aigelC5 aik.B3 aikerC4D3 ailarC4 ailaufC4D5 aileiC4 ailerlD5F4
    aim.B3 aimpB3 ainA2 ainacC3 ainalC3 aindE2 ainduB3 ainebC4 ainenF4 ainerC5 ainfoB3 ainspE4
    ainvB4 aioC1 airbA3 airlA3 airoE3 airsD2 aisaC2 aisacD3 aisch.B5 aischiC4 aischsB5 aiseraF5
    aisoD4 aisprC3 aissE2 aisse.D4 aissemD4 aissesD4 aistD3 aistrC3D4 aitiC3 aitrD4 aiv.B3 aivlB3
    aivsB3 ajatB2 ak.A2 aka.A2B3 akabrD3E4 akadeB4 akaeA2 akalB3 akamA2 akanA2 akanlA3B4 akarA2
    akatakD4 akatanD4 akaterD4E5 akatrD4E3 akatsE3 akazA3B2 akbA2 akcA2 akdA1 akeA2B1 akefB2 akeisC3
    akemA3B2C3 akenD2 akeneE3 akeoB2 akfA2 akhA2 akiA2B1 akinsC3 akipD3 akkA1 akko.A4 aklA2 aklecB3
    aklinC4 akmA2 akneA3B2E3 akoA2 akocD3 akonieF4 akoxA3 akpA2 akraA2 akreA2 akriA2 akroC2E3
    akruB2C3 akrüB2C3 aksA2 akshC3 akstaC3 aksteC3 aktabC4D3E4 aktagC4 aktarC4D3 aktauC4D3 aktbA2
    akteraF5 aktgA2 akthC2 aktikA4 aktionscheK6 aktisA4 aktmA2 aktobC4D3 aktoeC4 aktreC4D3 aktroC4D3
    aktruC4 aktsiA4 aktspA4 aktstA4 aktunA4 aktwA2 aktöC2 akulA2 akunA2 akurA2 akusD2E3 akwA2 akzA1
    akäA2 ala.A2B3 alabbC3 alaboA4 alabtB4C3 alad.B3 aladdC3 aladmC3 alaenC3 alafC3 alaiA2 alaklD3
    alakrC3 alameC3 alamiF3 alanaC3 alancB3 alandA4C4 alandeB4C5 alangelC5 alangrC5 alangsF5 alaniD3
    alankC3 alanmC3 alannC3 alansC3 alanzC3 alappC3 alar.B3 alarbC3 alargC3 alariB3 alarrC3 alartC3
    alas.B3 alaskaG5 alaspC3 alat.B3 alatanD4 alattrC5 alatzE3 alauC3 alau.B3C4 alautorG6 alayB3
    albaerD5 albbA3 albe.A4 albeinkD5 alberhC4D5 alberstiC6D5F6 alberwC4D5F4 albetaC4D5 albinsD5
    albleC4 albonC4 albraeD5 albrinD5 albrosD5 albräC4D3 albspeD4 albumA3 albärC4 alcC1 aldacE3
    aldehyA5 aldenklD5 aldereC4D5 alderhC4D5 alderlC4D5 aldernC4D5 alderwC4D5 aldeseC4D5 aldinnD5
    aldotC4D3 aldroC4 aldräC4 aldstD3E4 aldufC4 aldäC2 aleA2 alebeC3D4 alebranH6 alefB2C3 aleieC3
    aleigB4C3 aleinB4C3 aleiseB4C5 aleleC3 alelfC3 alemaA3B4 alembB4 alemiB4C3D4 alemoA3B4C3 alempC3
    alenderG6H5 alendrB4C5 alendsB4C5 alenduB4C5 alenglB4C5 aleninE5 alenteiF6 alenthC5 alenzeiE6F5
    alepoC3D4 alerfoB4C5 alergC4 alergeneI6 alerheB4C5 alerhöB4C5E4 alerklE4 alerkrE4 alerläB4C5
    alermiB4C5E4 aleroeE5 alerrA3 alerseB4C5 alertrB4C5E4 alerwaA5 alerwäA5B4C5 alerzeB4C5 aleröB4C3
    aleskB4C3D4E4 alessB4 alethB4C3D4 aleurB4C3 alexB2 alexiC3 alextC3 algasC5 algenerG6 algorA3
    algrD2 alighE4 alimmC3 alimpC3 alinqB4C3E4 alinstinE6 alintC3 alinvC3 alioD3 aliraC3 alirrC3
    alispD3 alistrD5 alitalB4C5 alkenzC4D5 alkerdD5 alkluC4 alkläC4D3 alklöC4 alkneC4 alkofC4
    alkohA3 alkrüC4D3 alksaD3 alkseD3 alksiE4 alkspD3 alkstD3 alladC5 allankD5 allanoD5 allansD5
    allanzD5 allarC4D3E4 allasE4 allassC4 allausC4 alleeA3 alleimD5 allerfaD5 allermuD5F6 allermüD5
    allersaC6 allerzC4D5F4 allesC3 allevC4 allgäA3 alliaA3 allidC4D3 allier.E5 alliers.E5 allinkD5
    alloefC4D5 alloeseF6 alloraD5 allsamtD6E5 allsinD4 allsphD4 allumC4 allöfC4D3 allöseC4D5E4
    almausD5 almode.E6 alnC3D2 alo.A2 alobD2 alobeC3 aloblC3 alobrC3 alobsC3 aloedC3E4 aloerC3
    alofB2 alogA2B3 alogaD4E3 alogrD4 alois.D5 alopB3 alopeC3 alopfC3 alorcB4C3 alortC3 alosA2
    alovC2 alowD2 alpe.A3 alphasA6 alpstD3 alsaerD5 alsaugF4 alschsF5 alseC3D2 alspacD4 alstempC5D6
    alstiC3 altalgD5 altanaC4D5 altanbC4D4F4 altansC4D5 altapC4 altaufD5 alteicD5 alteigC4D5
    alteinD5 alteisC4D5 alteltD5 alterfolF6 altetiC4D5 alteuC4 altidC4 altirC4 altitaD5 altoeC4
    altortD5 altratC4D5 altricD5 altritD5 altrocD5 altrosD5 altrusC4 altöC2 aluB1 alumB2 alumbC3
    alumiA3 alurB2 aluseB4C3 alutaD3 alyA2 alzapC4D3 alzarC4D3 alzetC4 aläB1 alänB2C3 alärmC3 aläuC3
    aléB1 alöB2 alödC3D2 alörC3 alügB3 am.A2 amaaD3 amabaC3D4 amadD3 amaeA4 amaepC3 amaersD5 amageD5
    amalgA3B4 amanC4 amangC5 amantheE6 amantrE4 amapfC3 amaszE5 amazB2 ambivA3 amcA2 amdA2 ame.A2
    ameinC3 amelenD5 amemoB4F4 amenD2 ameneE3 ameniE3 amenseE4F5 amensuE4 amentarbE6 amerC2 ameraE4
    amerauF5 amerfB4C3 ameruD3E4 amerzB4C3 ameshB4 amespE4 amestB4D3 ametA2B3 amexB2 amfA2 amgA2
    amikanD4 amiklD4 amiknD4 aminanD4E5 amineF4 amioD3 amistrE4 amixA4 amkA2 amlA2 amm.A4 ammaaC4
    ammabaD5 ammacC4D3 ammalC4 ammangD5 ammapC4 ammarC4 ammassD5 ammauC4D3 ammeiD3 ammelaE4 ammenE4
    ammessenC6D5F6 ammidC4D3 amminC4 ammlA4 ammoeC4D3 ammsA4 ammuntC4 ammutE4F3 ammöC2D3 amocB2C3
    amottesG5 ampfC2 ampfaD4E3F4 ampferrD6 ampflaE5 ampfoE3 ampfrE3 ampsE2 ampulA3 amsA2C2 amsauC3
    amscheC5 amseC3 amsenD3 amsoC3 amspaC3 amspiC3 amstrC3D4 amsuC3 amtaC2D3 amtabE4 amteigC4D5
    amtelC4D3 amtemA4 amterF4 amterbC4D5 amtereiC6D5 amterfC4D5 amtergC4D5 amterhC4D5 amteriC4D5
    amterkC4D5 amterlC4D5 amternC4D5 amterrC4D5 amtersC4D5 amtertC4D5 amterzC4D5 amtexC4D3 amthC2
    amtigC5 amtintD5 amtisC4 amtitC4 amtoE2 amtobD3 amtoeC4 amtopC4D3 amtouC4 amtratC4D5 amtreiD5
    amtricD5 amtroC4 amts.A3 amtsdA3 amtuC2 amturD3 amtvA2 amtänC4 amtöC2 amuA2 amufB2C3 amulA3B2
    amvA2 amwA2 amäA2 amüB1 anaB1 ana.B3 anaaD2 anabB2 anacA4 anacheD5 anadier.F5 anaesC3 anaeuC3
    analinD4E5 analphC5E4 analskE5 analyA3 anamD3 anandC4 ananoC3D4 anantC3 anarA2 anarbB4 anareC4
    anarrC4 anasB3 anaseD4 anat.B3 anataD4 anatrD4E3 anatsB3 anbA1 anbanA4 anbasA4 anbibA4 anboA2
    anbuA2 anbüA2 anchenF4G5 anchtC3 and.A2 andaaA4 andabA4 andacA3C3 andachsD5 andalA4 andammD5
    andanA4 andanzD5 andarmC4D5 andassC4D5 andatA4 andattC4D5 andawA4 anddA2 ande.A4 andeiC4D3
    andelfeD5 andengaC6F6 andente.D5 andereiF5 andererleH6 anderhöD5 andesaE4 andespoE6 andestaF5
    andexC4D3 andfA2 andgA2 andieE4 andosE3 andottD5 andraiD5 andrauC4 andrecC4 andresC4D5 andsA2
    andsamD4 andsehD4 andseinD6E5 andsparD6 andspasD6 andspatD6 andsphD4 andwA2 andysE3F4 andübC4
    anecC3D2 anei.B3C4 aneigA3 aneipB3 anekC3D2 anelD2 anelfC3 anemiC3D4 anemoA3B4 anenD2 aneneE3
    anenzeE4 anenzyE4 anernäE4 aneruB4C3 anerz.B4C5 anethC3 anevB2C3D2 anfA1 anf.A2 anfabA4
    anfakC4D3 anfesC5 anfiA2 anfinE4 anfiniF5 anfrauD5 anfsA2 anfuC3D2 anfunA4 ang.A4 anga.A4
    angabA3 angartD5 angasA4 ange.A4 angeboA5 angehoA5 angehöA5 angeigD5 angeisD5 angekA3 angerfC4D5
    angergC4 angerheD5F6 angerkC4D5 angerpC4D5F4 angertrD5 angerwaC6D5 angerzC4D5 angezA3 angieA4
    anglokD4 angmiF4 angnD3 angolA3 angradD5 angrasD5 angrauC4 angrifA5 angs.A4 angsatD5 angst.D6
    angstiD5 angtD3E2 angäD2 angähC3 angäsC4 anhA1 anhauA4 anherA4 anhexA4 anhuA2 anhüA2 aniA2
    ani.A4 anieA4 aniellF4 anielsD5 aniers.D5 aniesE3 anikaD4 anikiD4 anikrD4 animA3B2 anionC3D4
    anisoB4 anistaD5 ank.A4 ankagC4 ankaltD5 ankanzD5 ankenA4 ankerfaD5 ankiA4 ankidC4 anklasC4D5
    anklöC4 ankobC4D3 ankonA4 ankoriD5 ankrasC4D5 ankroC4 ankrueD5 ankrüC4 anksA4 ankskD3E4
    ankspD3E4 anktE2 anköfC4D3 ankübC4 ankünA3 anlA1 anladA4 anlanA4 anmanA4 anmelA3 anmieA3 anmuA3
    anmunA4 annageE4 annahA3 annefC4 annensG4 annesE4 annexA3 annspaD4 anntA2 annäA3 anodA3 anodeC3
    anoedE4 anofeC3 anogA2 anolB3 anolaD4E3 anomaC3 anomenD4E5 anopfC3 anopiC3 anorC3 anorakD5
    anordA3B4 anoriB4D4 anortE3F4 anosB3 anouC4 anovB3 anpA1 anpagA4 anrA1 anradA4 anröA2 ansabC3D4
    ansaemC4D5 ansalC4D3 ansamE4 ansameC4D5 ansamtC4D5 ansauC5D4 anschlF4 anseuC4 ansicA3 ansichtH6
    ansimC4 anspoC4 ansponD5 ansprA3 anstalA5 anstemC4 ansuraC4D5 anszD2 ansäsA3 antacC3
    antagoC4D5E4 antangD5 antansD5 antarC4D3 antareE4 anteiA3 anteriG4 antesF3 antetaD5E4 anthroA5
    antibA3 antiloA5 antinstD5 antiqA3 antiseA5 antrA3 anträuD5 antsA2 antwA3 antáA3 anuB1 anuellD5
    anupB3 anurB3 anwA1 anwiA2 anylD3E4 anzaepC4D5 anzanC4D3 anzartC4D5 anzauC4 anzbA2 anzedC4D3E4
    anzeigA5 anzelfD5 anzenE4 anzesA4 anzetE4 anzetaD5 anzgA2 anzhA2 anzidC4D3E4 anzinE4 anzinfC4D5
    anzinsC4D5 anzintD5 anzkA2 anzmA2 anzolC4 anzrA2 anzsA2 anztA2 anzuenA5 anzwiC4 anzwäC4 anzäpC4
    anzünA3 anämA3 anärC3 anäsA3B2C3 anäuC3 anöB1 anödC3D2 anüB1 aoA2 aoeB1D2 aofB1 aofeC2 aoiC1
    aoktB3 aomB2 aopB1 aopeC2 aorB1 aormB3 aorteD5 aosB1 aoskC2 aospD2 aostD3 aot.B3 aotsC3D2 ap.A2
    apaC2 apabD3E2 apedB2 apelB3 apenE3 aperaD4 apevB2 apf.A2 apfaC2 apfe.A4 apfelA3 apfenA4 apfsA2
    aphA2 aphaerD5 aphersD5 aphtB2D3 aphärD3 apiA2B1 apieD2 apielE5 apiesE3 aplA2 aplaB3 apliC3
    apläB3 apnC2 apoC2 apolA2 apopD3E2 aposiB5 apostaD5 aposteE5 apostrD5 apotB2 apparA3 appeiC4
    appfC2D3 appreC4 appruC4D3 aprB1 apsanC4 apsinC4 apspC2D3 apstoE3 apstrE3 aptD2 aque.B4 ar.A2
    araB1 ara.B3 araaC4D3 arabbC3 arabtC3 aradrC3 aradsE4 araeA2 araerC3 araesC3 araffiG4 arafoB5
    araforG4 araggC3 araglE4 arahC4 araiD3 aralA4 araleD3 arallC3 aranrB4 aransC3 aranwB4 aranzB4C3
    araposC5 arappB4C3 aratA2 aratlC3 aratmC3 araueC3 araufC3 arausC3 arautorG6 araxC3 arbabC4
    arbe.A4 arbefA4 arbeiA3 arbeigC4D5 arbeimC4D5 arbeinC4D5 arbeitrA6 arbenA4 arberlD5 arbiA4
    arbleC4D3 arbsA2E2 arbskD3 arbtA2E2 arbuA2 arcA1C1 archlA4 archrA4 ardanzC4D5 ardarmD5 ardedC4D3
    ardenE4 ardobC4 ardopC4 ardroC4 ardsE2 are.A2 areaB2 arealerD5 arebB2 arebaD5 arecA2 areeB2D3E2
    arefB2 areffC3 aregE2 arehrC3 areidB4C3 areigC3 areimF5 areinB4 aremA2 arembC3 aremiB4 aren.A4
    arenahB4 arensF4 arensemE6 arentnB4C5 arenzyE4 areoB2 arer.A4B5 areraD3E4 arerauG5 arereiB4C5
    arerfoB4E4 arergebB6 areriB4 arerkB4C3 arerlB4C3 arertB4C3 arerzB4C3 arerziE4 aresA2 areskB4C3E4
    arespE4 aressB4C3E4 arestaD5 arestrD5 aretA2 aretheD5 areuB2 arevB2 arfsaE3 arfspD4E3 arfuC3
    arg.A2 argecC4D3E4 argelerE6F5 argnC2D3 argoA4 argreC5 ariB1C2 ari.A2 ariaA2 arienE4F3 arier.D5
    arierbuD5 arierdD5 ariergD5 arierhD5 ariers.D5 arifA4 ariftE3 arimpC3 arinA2 arinitE5 arinsE3F4
    arintB4C3 arinwC3 arioA2B3 arirB3 ariscA4 arisuD4 arithB4 ariuA2B3 arkadA3 arkakC4D3 arkalC4
    arkaueD5 arkerhC4D5 arkerlC4D5F4 arkernF4 arkerneC6D5 arkerscC6D5F6 arkerwC4D5 arkidC4
    arkinnC4D5 arklöD4 arkneC4 arkoaC4 arkrinD5 arksaD3 arksheD5 arkspeD5 arkstE4 arkstuD5 arktaD4
    arktagE5F4 arktelD4 arktexD4E5 arktopD4 arktreD4 arkuE2 arkumC4D3 arkähC4 arkübC4 arlangG5
    arlesC4 arlichterJ6 arlichtersG6 arlsD2 armalE3 armansC4D5 armanzC4D5 armartD5 armatuA5 armauD3
    armebC4 armeeE4 armegC4D3E4 armeinD5 armeniA5 armeoC4 armepC4 armesC5 armopC4D3 armsE2 armumC4
    armutA3 armöA2 arnA2 arnanC4 arnapC4 arnau.D4 arnopC4 arnteF4 aroB1 arob.C3 arocA4 arockengD6
    arodiC3D4 aroeA2 arofA2 arofeC3 aroffC3 aroiD2 arokA2 arolA2 aropB2C3D2 arorA2B2C3 arostE5
    arotA2 arotanE5 arotoD4 arounB4 arowD2 aroxB2 arr.A2 arrachD5 arrayA5 arrebC4D3E4 arreiC3
    arreisenC6D5F6 arrenE4 arreneF5 arriA4 arrorC4D3 arrsA2 arrtA2 arräA2 arsaA2C3 arschabC6
    arschacC6F5 arscheC5 arscherlF5 arschläF5 arseriG4 arsexF3 arshaC3D4 arsiC3 arskA2 arskaC4
    arspC3 arstaC3 arstelC5 arsternC5 arstersD6E5 arstrC3 arstäC3 arstätD5 arsuC3 arsueD4F3 arsäC3
    artalsF4G5 artamC4D3 artangC4 artattD5 artaufD5 artelfD5 arterfoF6 arterkF5 arterlaF6 arthrA3
    artieA4 artigA3 artintD5 artisoC4D5 artobC4D3 artramC4D5 artrenD5 artrieD5 artrolC4D5 artskeD5
    aruB1 arudeF4 aruderG5 aruhB2C3 arummB3 arumsC3 arwasE4 aryA2 arzaeC4D3 arzanC3 arzauC4D3 arzeE2
    arzelfD5 arzenteD5 arzerF4 arzerlC4D5 arziA2 arznA3 arztA3 arzthD4 arztiD4 arztraE5 arztriD4
    arzwC2 arzäC2 arzähC3 aräA2B1 aräsC3 aröA2 arüA2 arümB3 asachiD5 asaehC3 asaetC3 asafA4 asaiC4
    asalteE4F5 asampC3 asaneD5 asapB2 asaroD4 asasD2 asascC3 asau.B5 asaufE4 asaugC3 ascaB2 aschamC5
    ascher.B5 aschergG6 aschiB3 aschmiE5 aschruE5 aschtA4 aschwuB4 aschwüB4 ascoB2 aseA2 asecB2
    asefB2C3 aseieC3 aselefC5 asen.B3 asenaD4F4 asenesF4 asenescD6E5 asenkF4 asenoD4E3 asensemB6E6
    asenspF4 aseraE3 asereigE5 aserenD4 aserhC4 asesC4 asevaC3 asexB2 asexpE3 asfA2 ashenB3C4
    ashigB3C4 asiatA3 asikB2C3D2 asimpC3 asindC3 asingF3 asinnC3 asintC3 asisaD4E3 askB2 asklaC5
    aslanF4 aslipB3 asobB2D2 asoeC3 asofD2 asofeC3 asolB3 asomB3 asopB2C3D2 asorcC3 asorgC3 asoriC3
    aspanC3 aspektoF6G5 aspikC3 aspioC3 aspirB4 aspleC4 asporC4 aspulC4 assablC5D4 assalF4
    assamtC4D5 asscrC4 asseinsD5 assenskG6 assenspG6 asserC5D4 asseraF5 asserecE6F5 assereisE6
    assessA5 asskiC3 assoeC4 assoraC4D5 assozA3 asspoC4 asstC2 asstieD4 asstopD4 asstueD4 assurC4
    assöC2 ast.B4 astadB3C4 astafD4 astansD5 astantD5 astapC3 astasE3 astattC5 astaufD5 asteinlD5
    astenB4E4 astentsD5 asterC3 asterhoC6D5F6 asterhöC6D5F6 asteroeF5 astesE4 asteseC4D5 astexC4
    asthC2 asthmA3 astieE4 astikaE4 astoB2 astocC3 astorcD5 astrapC4D5 astrauC4 astraumD5 astreC4
    astrenC5 astrittC6D5 astrollD5 astruC4 astrukD6 astuA2 astubC3 astudC4 astyC2 asusD2E3 aswasE4
    asyC2 asy.A2 asylB2 asymmA3B4 asätC3 at.A2 ataA2 ataaB2C3 atabenC5D4 atablB4C3 atabrC3 ataerC3
    atalaD3 atapfC3 ataraD3 atarbC3 atartC3 atasD3E2 atatlC3 atattC3 ataufB4C3 ataunD3 atausB4C3
    atbA2 ate.A2 ateauD4 atebB2 atehB3 ateiendG6 ateifE3 ateisE3 ateliA3B4 atellA4 atellerkE6F5
    atemgA3B4 atemlB4 atempeB5 atemsB4 atenA2 atentankE6F5 atentriE6F5 ateralD5 atererG5 ateroD4
    atesA2 atessaE4 ateurC4 athaD4 atheeB4C3 atherdC5 athinB4 athin.D5 athirC3 athlA3 athocB4C3
    athofC3 athrB2D3 atiA2C2 atidiC3 atikabD4 atikerwD6E5G6 atiklD4 atisaD4E3 atiseD4E3 atislC4
    atisoB4 ativaD4E3 ativenG4 ativerfD6E5G6 ativersD6E5G6 atleA4 atmusA4C5 atoC2 atobB2C3D2 atoefC3
    atoelC3 atoerB4C3 atofC3D2 atomB2 atomanD4 atominD4 atomkA3 atomoB3 atomsA3 atopfeC5 atopsB4
    atorA2 atoraD4 atorcB4C3 atoreiD4 atorgeneI6 atosD3 atowD2E3 atraetC5 atraeuC5 atrauB4C3
    atravB4C3 atrecC3 atrepB4 atringC5 atrohC3 atrolC3 atromB4C3 atronA4 atrooB4 atropA3B4 atrotB4C3
    atrueC3 atruhC3 atrutC3 atränC3 aträtB4C3 aträuB4C3 atrüB2C3 atsA2 atschmaC6 atschmeC6 atsehD3E4
    atselE4 atsetC4 atsinC4D3 atsoC2 atsprD3 atstoeC4 atstopC4 atsturC4 atstöC4 attacA3 attadC4D3
    attahC4 attaktD5 attalE4 attaleC4 attasE3F4 attauC4D3 attecC4D3 attelA4 attensG4 atterA4
    attertrC6D5 atthuC4 attiC3 attobC4D3E4 attofD3E4 attrakA5 attrasC4D5 attratD5 attrosD5 atträuD5
    attsD3E4 atuA2 atuetD3 atunD2 atureiD4 aturerD4 aturzE3 atuseE3 atwarE3 atzA2 atzaC2 atzecC4D3E4
    atzedC4D3E4 atzehC4D3 atzeigD5 atzelaD5 atzeltD5 atzemC4D3 atzeneF5 atzerbD5 atzerfD5 atzergD5
    atzerhD5 atzerkeD5 atzerklD5 atzerkrD5 atzerlD5 atzeroD5 atzerpD5 atzerscD5 atzertD5 atzerwD5
    atzesC5 atzetC4D3E4 atzinC4D3 atzoC2 atzopD3 atzwC2 atzäC2 atärC3 atörB2C3 auB2 auaA2C3D2 aubA2
    aubabC4D3 aubeeE4 aubeleD5 aubenE4 aubenseF6 auberinsH6 aubeulC4D5 aubinsC4D5 aublaeC4D5
    aublasD5 aubläC4 aubrinD5 aubspoD4 aubsprD4 aubumC4D3 aucA2 auchecE5F4 auchentC6E5G6
    aucherkeC6E5 auchstiE5 audA2 aueC1 auebA4 auedD2 aueneF4 auenstF4 auereF4 auerelC5 auerentC5
    aueroD4E3 auesD2 aufacE4 aufaktD5 aufarC4D3 aufeiD3 aufensF4 aufentA5 auferfD5 auferhD5
    auferiC4D5F5 auferkrD5F6 auferlaD5 aufindD5 auflöA3 aufnA3 aufoA4 aufreD3 aufrufA5 auftD3E2
    auft.A4 aufträA5 aufumC4 augehA4 augeneG4 augerA4 auges.A5 auglA2 augrA4 augstE4 augstrD5
    augusA3 auhC1 auhaD4 auhrA2B3 auiA2C1 auinD2 aujA2 aukleC4 aukteD5 aulatC4D3 aulecD3E4 aulesE4
    auleseD5 aullesD4 aulüC3 aumA2 aumadC4 aumaehC4 aumenE4 aumentsD5 aumerE4 aumeriC4D5F5
    aumernC4D5 aumersC4D5 aumerzC4D5 aumgeneH6 aumidC4D3 aumindC4 auminsC4D5 aumisC4 aumorC4D3E4
    aumottC4D5 aumpD3E2 aumsE2 aumsteD5 aumumC4 aumunC4 aumähC4 aunA2 aunacD4 aunalgD5 aunasC3
    aunausD4 aundD3 auneD2 aunerdC4D5F4 aunerzeD5 aunfB4 aunioC4 aunkE2 aunoC2 aunuC3 auoC1 aupA2D2
    aupfC3 aupterE5 aurC1 auraD4 auranF4 aurantG5 aurhD2 auruC3 ausahC4D3 ausanne.F6 ausapC4 ausasC4
    ausauC4D3 auscA4 auschanC6 auschefG6 auschlagC6F5 auschliC6 auschmiC6 auschwiC6F5 auscrC4 ausdA3
    ause.A4 auseeE4F3 ausehrD5 auseleD5 auselfD5 auserbC4D5 auserfC4D5 auserinD5F5 auserkC4D5
    auserlC4D5 auserprD5 auserwC4D5 ausglA3 ausinC4D3 ausisC4 auskrD5 ausoA2 ausorC4D3 auspicC4
    ausrüA3 aussE2 aussagA5 ausse.D4 ausszD3 austaeC5 austalC5 austatC5 austaufD5 auste.A4 austeinC5
    austelC5 austemA4 austenA4 austesA4 austragA5 austrasC5D6 austöC4 austürC4D5 auswuA3 auszüA3
    autaeuD5 auteinD5 autelC4D3E4 auteroC4D5 autersC4 autevC4 autexD3 authyC4 autiA2 autoA3
    autorenkE6 autorenpE6 autorensE6 autorentE6 autorgC4 autorinnE6 autrauD5 autrinD5 autrueD5
    autrüC4 autsE2 autskD3 autzD3 autäuC4D3 auuA2 auveE4 auwA2 auxA2 auzA2 außeE4 außerF3 auäC1
    avanC2 avarieF4 avatB2D3E4 avexB2C3 aviA2 aviererE6 avlB2 avoA2 avrB2 avyA2 awA2 awieD3 awrB2
    axB1 axamC2 axatC2 axempC3 axerwC3 axiaB2 axioA3B2 ayaA2B1 ayakB2C3 ayereC4 ayesC2 ayeuB3 aymaE2
    ayofC3 ayouE2 aysD2 aysieE3 aytC3 ayuC2 azaC2 azadB3 azalA3B2 azasD3E2 azoC2 azuA2B3 azurC4
    azwA2C2 azzaD3E2 azzenC4D3F4 azzinC4D3 azzwC2D3 aßeD2 aßenE3 aäB1C2 aöA2B1C2 aüB1 bA1 babaC2D3
    baberC4D3F4 babgA2 babrA2B3C2 babsA2 bach.A5 bachenE5 bachhA5 bachsE3 bachseB5 bachterE7
    backerC4E5G4 backsF4 badaD3 badabC4 badanC4 badarC4 badelA4B3 badentC4 badlA2B3 badmA2B3 badrC2
    baduC2 baeB2 baehA2B3 baerzA4B3 baeugA4B3 baeus.D5 bafA2B1C2 bahlA2B3 bahnebD4E5F4 bahneneD6
    bahnentD6E5 baidD3 bakaC2D3 bakerC4D3 bakiC2D3 baklD3 baknC2D3 bakraC4D3 bakreC4 balaC3 balabC4
    balakC4D3 balarC4 balasC4 balauC4 baleaE4 baleiC4 balerF4 balerkC4D5 balinsD5 balkaE4 balkeF4
    ballanD4 ballauD4E5 ballehD4E5 balleiD4E5 ballergD6 baloE3 baltrD4 bamA2B1 bamaE2 bamazD3
    bambA3B2 bameC2 banaD2 banaeC4D3 bandB2 bandabD4 bandalD4E5 bandanD4E5 bandarD4 bandecD4
    bandelfD6 bandende.D6E5G6 bandendenD6E5G6 bandendesD6E5G6 banderfD6E5 banderkD6E5 banderzD6E5
    bandobD4 bandrD4 banduD4 bankaD4E3 bankerfD6 bankerwD6E5 banklD4 banknD4E3 bankopD4 bankorD4
    bankrD4E3 bankuD4 banlA2 bannaB3 bansA2B3 banwA2 bappA2B3 barabC4D3 baradC4 baraktD5 barangD5
    barastD5 baratC4D3 barauC4 bareinD5 barenD4 barereiF5 barertF4 barieE3 barinsD5F4 barklE4 barsD2
    bartelD4 bartiB3 barueC4 barzwD3 basaD2 basebC4 baseliC4G4 basiD4 basiaB3 bassaD4 basseiD4E5
    bassinG4 basspD4 basstD4 basteD5 bastiD3 bastrD4 batentC4D5 batlA2B3 batroF4 batruC4 battakD4
    baubE2 baucharmH6 bauchelD6F5 baucherD6F5 bauebD3 bauensF4 bauerfoF6 bauergF4 bauerlF4 bauernF4
    bauertrF6 bauerwF4 baufaD3 baufgB3 baufrD3E4 baufsA4B3 bauftA4B3 baufwA4B3 baugE2 bauklD5
    baumacD4E5 baumantD6E5 baumastD6E5 baumentD6E5 baumsE5 baunC4D3 bausbB3 bausfA4B3 bauskD3E4
    bauslB3 bauspD3E4 bausrB3 baussA4B3 baustD3E4 baxB1C2 bayoC3 bbA2 bbaB3 bbauerG4 bbaufE3 bbeB3
    bbensF4 bberaD3 bbingE4 bbloC2 bbluE2 bblöC2 bbrC2 bbranF4 bbruB3 bbrucE4 bbrüB3 bbsC2 bcA2B1
    bchB3D2 bdA2C2 bdaB3 bdeB3 bdesD3 bdieD2 bdomeF4 bdänE3 be.A3 beanD2 beatenD4 beatmE4 bebbB3
    bebenF3 bebensG4 beblD2 becA3C1 beceC2 bechereG5 bechtA4B3 beckeC3 becke.A4B5C4 bedD2
    bedelA4B3C4 bediE2 bedlA2B3 beehC3D2 beelD2 beelaC3 beenC3 beerdC3 beereiD4E5 beeresD6E5
    beeriD4E3 beertrC5 beerziC5 beetaD4 beetiC3 beetrD4E3 beeuC3 befD2 befeC3 befenF4 beffA2B3
    befilE4 begC3D2 behA3 behe.C4 behriD3 behuD2 beiB2 beibE2 beiblD5 beidrD3E4 beierA4B3 beifD3E2
    beigD3E2 beigeoF4 beimmC3 beimpC3 beinerkD6G6 beinfoC5E4 beinfraE6 beingA4B3 beinhalC5E6
    beinhiC5E4 beinspeE6 beisaD3E4 beiscD5 beischG4 beispD3 beistD3E4 beitseE4F5 beitsoE4F5
    beitstE4F5 beizwE4 bekA3 bekeC3 belB2 belachsD5 belanE4 belanoC4D5 belantC4D5 belanzC4 belbiD5
    belblA4B3D4 beldD3E4 bele.C5 belecC3 beleiA3 belei.C5 beleieC5 beleinC4D5 belenC4D3 belereD5F5
    belerhD5 belerkD5 belernD5 beletC4D3E4 belfD3 belgrA3 beliefE6 belinnD5 bellenF4G5 beloefD5
    belomC4D3 belorC4D3 belpA3E2 belskD3 belspE4 belsternD5 belszD3 beltiF4 belöfC4D3 belöseD5
    bempA2B3 bemulA4B3 benB2 benaA3 benabeC5 benatC4 benauD3 benbA3 bendenG4 bendensD6 bendessD6E5G6
    bendlA4 bendmA4 bendpA4 bene.C3 benecD3 beneilF4 benenC3 benendC4D5 benentC4D5 benerC3 benerfC4
    benergiA6 benergrC5 benerlC4D5 benersC4D5 benertD5 benerwC4 benessC4 benfD3 bengE2 benidC4
    benikC4 benimF4 beninnD5 benisC4D3 benkA3E2 bennD3 benobC4 benopC4 benorC4D3 bensanD4 bensauD4E5
    bensekD4 benselD4E5 bensendE5 bensereD6 bensparD6 benstraeE5 benstrauE5 bensträE5 benszA5
    bentbA4B3 bentdA4B3 benteuA4 bentfA4B3 bentsA4B3 bentwA4 benunD3 benvA3 benzA3 benäC2 beoC1D2
    bepC1D2 bepitC4 bepocA4B3 berB2 bera.C3 beraaD3 berabeD5 berablD5 beracD3E4 beradmD5 beraeuC5
    berafD3 berakD3E4 berallD5 berameD5 berammD5 beranzD5 berarC4 berasE4 berascD5 berassD5 beratoC4
    berbesteckeI5 berdE4 bereckC4D5 bereigD5 bereiniD6 bereiwC4D5 berelD3 beremE4 beremiD5 berenC3
    berendD5 bereneC4D5F5 berengC4 berensD5 bererfaF6 berersaD5 berescD5E4 beretC4D3E4 berfE4
    bergafD4E5 bergan.E5 bergass.E5 bergentD6E5G6 bergerG4 bergerfD6E5 bergliD4E5 bergnD4 bergstF4
    berhabD4 beridD3E4 berinspF6 berinstF6 berioC4E4 berissD5 berkE2 berkenD4 bernaD5E4 berneD3E4
    berniD3 berntB3 berobD3E4 beroeD3 berofD3 berohC4D3 berostD5 berrE2 berskE4 berstauD5 beröD3
    besB2C1 besanC3D4 beschF4 besepC4D3 beserC4D3 beseskD5 besidC4D3 beslaC3D4 bespeD4 bespoD4
    bessaD3 besstE4 besst.B5 besszD3 bestangC6 besteF4 besterC4G4 besterhD6E5 besterkD6E5
    besternD6E5 bestolC4 bestorD4E5F4 bestosD5 besträC4D5 besturC4D5 besumC4 besurC4 beszeC3D4
    betantC4D5 betapA4B3 betaspE5 betaufD5 betesE4F3 betoD4 bettisD4 bettrE3 beuhC3 beumC3 beunC3
    beurC3 bewB2 bexA2B1C2D1 bezA3 bfA2B1C2 bfaB3 bfalliE4 bfangsF5 bfeB3 bfinsE4 bfrB3 bfuB3 bfäB3
    bfüB3 bgA2C2 bgaB3 bgasendD6 bgeD1 bgeneD3 bgesE4 bglB3 bhA2B1 bhaB3 bhäB3 biB2 biabC3 biakC3
    biarC2 biasC3 bibD2 bibaC3 bibeE4 bibelF3 biberF3 bicC2 bidD2 bidjC3 bieiC2D3 biensF4
    bieraD4E3F4 bieresG4 biestD4 bietaD4E3F4 bietiA4 bietrD4 bietsE4F3 bifC3 bike.C4 bikesC4
    biklC3D2 bikreC4 bikuC3 bilA3 bilangC4D5 bilantC4 bilauC4 bildaD4 bildebD4 bildelD4 bildinD4E5
    bildrD4E3 bildsE3 bileiC4 billuA4B3 biluC2 bimbA2B3 bimpA2B3 binaC3 bindiA4B3 bingaE3 binokC4D3
    binsasA4B5 bintA2B3 binvA2B3 bioD1 biobE2 biodC2D3 bioefC3 bireC3 birieE3 birrA2B3 bisaE2
    biseiC4D3 bisiC3 bispC2D3 bissauD5 bisscD4E3 bistC2 bistaC3 bitrB4C3 bitsD3E2 bjA2 bjektoE4F5G4
    bkA2B1C2 bkanC4 bkoB3 bkrB3 blC2 bl.A2 blabD3E2 blacA2B3 bladesF5 blaedA4B3 blaenA4B3 blaescF5
    blaetA3B4 blakA2B3 blamA2B3 blancB4 blangB3 blaspD4E3 blassensA6 blasserkE6 blassuA4 blatC4
    blateB3 blattA3B4 blattrE4F5 blauC4 blaucE4 blausA4B5 blaustF4 blautB3 blawA2B3 blayB3 bleaB2D2
    blehA2B3 bleiD4 blei.B4 bleibB4 bleichaG6 bleidA4B3 bleifE3 bleihA4 bleimpD5 bleinF4 bleintD5
    bleiscE5 bleischE7 bleitA4 bleitaE5 blemB2 blemeiD4 blementD6E5 blemerD4 blempE3F4 blenD2
    blen.B4 blendB4 blenkA4 bleoB2 bles.B4 bleseA4 blesuA4 bleszD3 bletB2 bli.B3 blichA4B3 bliefA4
    blierB4 bligA2 blinC4 blindB4 blingA4 blingsG5 blinkaE4F5 blinzB4 blis.A4 blissB4 blitB2 bliteB3
    blo.B2 blocB2 blochA4B3 blochsF5 blockentD6 blogD2 bloiB2 bloidD4 blokB3 blonB2 blosA2 bluessF5
    blunA2B3 blutaD4E3F4 bluthD4 blutinD4 blutoE3 blutscE5 blädA2B3 blänA2B3 bläscE3 blätA3B2 bmA2B1
    bmeB3 bmensE4 bnA2B1C2 bnaB3 bnasE2 bneB3 bnuB3 boaC2D2 boabC3E3 boabiF4 boasC3 bobB1 boblC2D3
    bobrC2 bobsE2 bochC3E4 bodsC3D2 bodyE3 boeC2 boeblD4 boeiD3 boeigE4 boenC3 bofB1 bohreiD4E5
    boisC3 bolanC4D3 bolauC4D3 bolcD3 bolerlD5 bolieE4 bolinC4D3 bolitC4 boluA2 bolzaD3 bombeF4
    bon.A3 bonatC3 bondeD4E3 bonerC4D3 bonsA3 booA3 boolD2 bootiD4E3 bootoD4 bopB1 bopeC2 bor.A3
    boraeD3 boralD3 borantC5 borasD3 bordanD4E5 bordrD4 boreiC4 borigC4 borinC4D3 borsD2 bort.B3
    borterD4 bortratD6E5 bosesE3 bostD3 botA3B2 boteD4 boterE4F3 bothC3 botseD4 botsoD4 botspE3
    botstD4E3 bottD3 boxelC4 boyD1 bpA2B1C2 bpagD2 bpoB3 bqA2 brC2 br.A2 bra.B2 braaD3 bradA2B3
    braedA4B3 brahB2 braiscD5E4 brakB2 bramB2E4 brandentE6 branderkE6 brandrE4F5 brat.A4B3 braterG4
    braterdD6 bratergD6 bratgA4B3 brathD4E3 bratrD4E3 braunA5B4 braunteD5 bre.A2B3 brechercA6
    brechsF5 brechteA6B5 brechtlA6 bredA2 brefA2 bregA2B3 breicB3 breifA4 breiteiE6F5 breitrE4F5
    breizB3 brekA2 breliF3 bremB2 bremscE4 bremseiE6 bremstE4F5 bren.B4 brentA4B3 breoA2 brepA2B3
    brerB2D3 bres.B4 breseB3 brestA4B3 bretB2 brettenE6F5 breuA2B3 brevB2 bridaD4 briebA4 briefaE4
    brieferE6F5 briemA4B3 brienB4 brigaB4 brigiB4 brigkA4 brikansD6 brikerD4 brikuD4 brilB2 brinaB4
    brindA4B3 brioB2 briscB4 brissA4 brittA4B3 broeB2 brohA2B3 brolA2B3 bromaD4E3 bronA3B2 brosB2
    brostA4B3 brotaD4 broteiE5 broterD4 brothD4E3 brotoD4E3 brotrD4E3 brotzF4 brouA2B3 brucB2
    bruchuD4 bruebA4B3 brufA2 brunC4 brundA4B3 bruneD3E4 brusE4 brustF3 bruterD4 bruthD4E3 brädA2B3
    bröB2 brübA2B3 brücA3 bsA2B1 bsadB2C3 bsaerB4C3 bsakB2 bsallB4C3 bsambC3 bsamtB4C3 bsanfB4
    bsantB4C3 bsanzB4C3 bsapB2 bsarB2 bsauB3 bsaumE4 bsaurE4 bschE2 bschecB4C5 bschefB4 bschuB5
    bscoB2 bscuC2 bsdesE3F4 bsebB2C3D2 bsehrB4C3 bseinB4C3 bsenD2 bseneE3 bserdC3 bsereC3E3
    bserfB4C3 bsergB4C3 bserinC5D4E5 bserkC3 bserlB4C3 bserrC3 bsersB4C3 bsertC3 bservB5 bserwC3
    bserzC3 bsetD2 bsethC3 bsetzerE6F5H6 bseuB2C3 bsexB2E2 bsideB4C3 bsimB2C3 bsindC3 bsinfC3
    bsinteC5 bskB2 bsobB2D2 bsoffC3 bsopB2C3 bsorD2 bsorcC3 bsoriB4C3 bsort.C5 bsortsC5 bspeC2
    bsperiB4 bsphC2 bspitB3 bsprunG4 bsreiC5 bssC3D2 bstC2 bstabeD5E4 bstadeB4 bstakD3 bstalB4D3
    bstandsH5 bstankD5 bstannD5 bstartD5 bstasC4D3 bstaucB4C5 bstaufD5F4G5 bstausD5 bsteilC5
    bsteinbD5 bsteisD5 bstekD3E4 bstemE4 bstemaD5 bstemiD5 bsteneD5F5 bstentD5 bstenzD5 bstereD5F5
    bsterfD5 bsterhD5 bsterkD5 bsterntD5 bsteroD5F5 bsterzD5 bsteröD5 bstesC3F4 bstessC4D5 bstetB3
    bsteueB5 bsthD3 bstidD3E4 bstinB4 bstioD3 bstipB4C3 bstobB4D3 bstochB4 bstodC3 bstorB4 bstracB4
    bstraeB4C5 bstrauB4 bstrepD5 bstretD5 bstrosD5 bstrueD5 bsträB4C3 bstrüB4D3 bstunB4 bstyB2
    bstübB4 bsumbC3 bsumsC3 bsunB2C3 bsurlC3 bszB2 bszepB3C4 bsärB2C3 bsöfC2 btA2 btastrE4F5 bteB3
    bthC1 btisD2 btischenD5 btischlG5 btonD2E3 btranF4 btstD2 btuenD3 btüD1 bubD2 buchareC5
    buchartE5 bucheF4 buchecC4E5 buchereE5 bucherfE5 bucherhE5G6 bucherlE5G6 buchersC6E5G6
    bucherwE5G6 bucherzE5G6 buchetC4 buchspF4 bueC2 buegeleG5 bueroE4 bufeA2B3C2 bufrC3D2 buglC2
    bugraC4D3 bullaD4E3 bumfA2B3 bumkA2 bumrA2 bunaC3D2 bundA3 bunddB4 bundentD6E5 bunderD4E5
    bundesF4 bundinD4 bundnB4 bundzB4 bundäD4 bunfA2B3 bungnB3D3 bunhA2B3 bunlA2B3 bunterzD6E5G6
    buntrD4 bunwA2 burcD3 burganD4 burgarD4 burgauD4E5 burginD4 burglD4 burgrD4 buriC3 burnA2B3
    bursaB3 busB2 busaC2D3 buschaC4 buscharF5 buschauD5 buscheiC6 buschelC6F5 buscheuC6 buschlC4
    buschmC4F5 buschnC4 buschoC4F5 buschrC4 buschwC4 buschwaF5 busersD5 buserwD5 businC4 busoC2
    buspC2D3 busspaE4 bustaD3 busuC2 busunD3 butaD2 butrC2D3 bußerC4 bvA2 bwA2 bwaB3 bwasseG4 bweB3
    bwiB3 bwäB3 byB2C1 byautoG4 byoD2 bypC3 bypiD4 bysD2 bytesE3 bzA2C2 bzeB3 bzuB3 bzugE2 bzunC4D3
    bäcB2C1 bädB2 bähA2B1 bälB2 bärB2 bärenF5 bärkE2 bärzA2B3 bäsB2 bäugA2 bäus.C3 böblC2 böfA2B1
    böisC2 bölB1 bücC1 bügeleF5 bühreF4 bürsD2 caA1 cabD2 cablC3 cacA3 cachC4 caeD3 caesE2 cagC3D2
    cagoE3 cahC1 calabC3 calamC3 camplD4E3 cangB3 capeC2 caraD2 carnD3E2 carriF3 carsD2 casaC3D4E3
    casteD3 cathC3D2 caurC3 causE2 caustF3 cayC1D2 ccA2 cceB1 cchB1 cchiD4 cdA2B2C2 cdoB3 ceaeA2
    cearA2 cebA2 cecA2 cedA1 cedrC2 ceeA2 cefA2 cegrA2 cehA1 ceiC1 cejA2 cekaA2 celaC3D2 celerE3
    cellA3 celsA3 cenD1 ceneE2 cengE2 ceniC2D3 cenoC2 censE2 centA3 cenunD3 ceoC1D2 ceopA2 cerA1
    cereuE3 ceriC3 cerisC4 ceroC3 ceshC3D2 cespA2 cestiC3 cetA2 cet.A3 cetaE2 cetamC4D3 cettA3 ceuC1
    cezA2 ceäA2 cfB1 cgC2 ch.A2 chabA4 chabiC3D4E3F4 chacA2D2 chackC3 chaepC3 chaermC5 chaesC3
    chafA2 chafeiA5 chageC3D4 chaktC3 chalamA5 chalbE5 challeinE6 chamerD4 champeC5 chamyA3 chancA3
    chandrC5 changeC5 changrC5 chanoC3 chansaC5 chanstC5 chanzA4 chaoA3 chappC3 char.A4 charaA3
    charabC5D4 chardA3 chareA4 chartaA5 chascD4 chaspC3 chatmC3 chatoA3 chattA4 chatuA4 chatzA4
    chaukA4 chausfC5 chauspoE5 chausrC5 chausstC5 chaustrC5 chauswC5 chauszC5 chautE5 chbA2 chcA2
    chdA2 chebD3 chebenA4C5D4 chechtC5 cheersD5 chef.A3 chefeiD4 cheffA4 chefinA5 chefrD4 chefsA3
    chehA2 cheheA4 chehrA4 cheiA4 cheilC3 cheimC3 cheinlaC5 cheintöC5 cheinzeC5 cheis.C5 cheiseC5
    chelasD4 chelekC5 chelemA4 chelenD4 chelerD4 cheme.D4 chemiC4 chemieA5 chemikA5 chempA4 chenebD4
    chenge.C5 chenidD4 chenoD4 chenspF4 chentcA4 chentenE6 chentfA4 chentsA4 chentwA4 cheraE3
    cheratD4 cherbes.E6 cherbsA4C5 cherde.E6 chergebnA6 cherntA4C5 cherreguA6 cherstaE5 chertragC5
    chertrageE6 cherzeuA6 chessA4C3 chetaA4 chetagC5D4 chetikC5D4 chexA4C3D2 chfA2 chgA2 chgauC5
    chhA2 chiaA3 chilfsF5 chiliD5 chindA4 chinfA4C3 chinhC3 chinkoC5 chinkrC5 chinsC3 chintA4C3
    chinvA4C3 chip.A3 chipsA3 chiruA3 chistaD5 chitA3 chjA2 chkA2 chlA2 chlaD4 chladeC5 chlaendC5
    chlanzC5 chlatC3 chlauf.C5 chleinC5 chlenC4 chloD4 chlunC4 chlädC5 chländC5 chmA2 chmeC2 chnA2D2
    chnachC5 chneD4 chnepC4 chnerei.F6 chniD4 chobA4 chochD3 choelC3 choenA4 choerA3 chofA4 choffC3
    chofsE4F3 chogA3 cholaD5E4 choleA3F3 chorcC3 chordA4 choreiD4 choresA5 chors.A5 chortsC5 chorwA3
    choslA3 chpA2 chrD2 chraA2 chrabC3 chradC3 chralC3 chrapF4 chrasC3 chratC3 chreA2C2 chrehC3
    chreuC3 chrevC3 chrhC3 chrinC3 christA5 chritA4 chroeA4 chrolC3 chromoA5 chronA3 chrosC3 chruA2
    chräA2 chröA2 chsA2 chsmC4 chspaniC6 chspartC6 chstroG4 chtA2 chtangC4 chtankD4 chten.D6
    chtruhC4D5 chueA4 chufA4 chuhA4 chunD2 chunfA4C3 chuniC3 chuntA4 chunvA4 chursC3 churtC3 chutA4
    chuttE4F3 chvA2 chwA2 chzA2 châA1 chäpC3 chärmC3 chäsC3 chéA1 chölC3 chönA2 chörA3 chüA2 ciaC2
    cicC1 ciesC3 cillE4 cindB3 cinsE2 cintB3 cisC2D1 citA1 ckB2 ck.A2 ckaC1 cka.A3 ckabD2 ckacC3D2
    ckaeA2 ckalA2 ckamD2 ckanD2 ckarD2 ckardA3 ckau.A3 ckaueA3 ckbA2 ckcA2 ckdA2 ckeA1 ckecA2D2
    ckeffA4 ckehA2 ckeheC3 ckeiA2C3 ckelaD4 ckelcE3 ckelekA4 ckelemA4 ckeltiG4 ckembA4 ckempA4
    ckenerzeG6 ckensemA6 ckensoE4F5 ckensturE6F5 ckente.A6 ckentenA6C5 ckentfA4 ckentropE6 ckentwA4
    ckerecD4 ckeremiA6 ckerfülE6 ckergebA6 ckerkenA6C5 ckerkerE6 ckerlauA6E6 ckernieA6 ckernstA6C5
    ckeroA4C3 ckers.C6 ckertuA4C5 ckertüA4 ckerz.A4 ckerzeugnE6 ckeseA4C3 ckeuA2C3 ckexA2 ckfA2
    ckgA2 ckhA2 ckiA1 ckidA2C3D2 ckindA4C3 ckinhA4C3 ckinkA4 ckinnA4C3 ckinsA4C3 ckintA4 ckisA3
    ckjA2 ckkA2 cklA2C3 ckmA2 cknA2C3 ckoC1D2 ckoeE2 ckpA2 ckrA2C3 cksA2 cksacC5 cksarC4 cksintC4
    ckstaeC5 ckstateD5 ckstecD4 ckstoD4 ckstorF4 ckstrC3 cktA2 cktarC4 ckuA1D2 ckueA2 ckuhA2C3
    ckumbC3 ckumsA4C3 ckumwA4 ckunaA4C3 ckunfC3 ckuniA4 ckuntA4 ckupA2C3E3 ckurA2C3 ckwA2 ckyA1
    ckzA2 ckäA2C1 cköC1D2 clB2C2 cletE2 clevelD4 clienF4 clingE4 clipD2 clipaE3 cloA1 clochD3
    clofeD5 cluA1D2 clubE3 cmC2 cmiB2 coA1 cocaE3 cochC3 cocheF5 codeC2 codesE3 cogC3 cognD4 coiD2
    coitC3 cokeC2 colasE3 coleuC4 collegeF6 coloC3D4 comte.D4 comtesG4 continuatiK6 cooC2 copeA2
    cope.C4 coraC3 corbA2 cordaD4 coresE3 cortiD5 corvetG4 costD3 cotcA2 coteC2 couC2 coucD4 cousiD3
    coutA2 cpA2B1 cqA2 crB2 craeB3 crahB3 crauB3 creA1 creeA2 cremeD4 cresE2 crosE2 crossF3 cruA1
    cryD2 cräB3 csA2 csaC2 csfC2 csiB2 cstiB3C2 cstrB3C2 ctA2 cteaD2 ctioD2E2 ctionF3 cturE2 cuA1B2
    cuaA2 culuD4 cupD1 cupeC2 cuppD3 cuprC2D3 cussioF4 custD3 cvB2 cveB3 cxA2 cyA1 cyan.C3 cybeE2
    cäC1 cäsD2 céA1 côA1C2 dA1 daaC1 daalA2B3C2 dabB1 dab.A2 dababB4 dabakA4C4 dabbA2 dabdA2 dabeB2
    dabenA4B3C4 dabfA2 dabgA2 dabhA2 dabiE2 dabitA4C4D3 dabloC4 dabnA2 daboA2C2 dabraD4 dabreA4C4
    dabruB4D4 dabrüB4D4 dabsA2 dabtA2 dabwA2 dabzA2 dacB1 dachaE3 dachautG6 dacheB4F4 dachecC4
    dacherC4E5 dachinE4 dachoE3 dachstuE5 dachtzA4 dachungC5 dadB1 dadel.C4 dadelgC4 dadelsC4 dadoC2
    dadrD2 daeC2 daecA3 daegA2B3 daehA2B3 daemtA4B3 daenaD4E3 daendB3 daepA2B3 daeqA2 daerfC3
    daerztB5 daeuA2B3 daeusD3 daexA2B3 dafB1 daffA2 daflC3D2 dafonE4 dafraC3 dagB1 dagiE4 dagoD2
    dahC1 dahlD3 dainC3 dairA2B3 daismC3 daistC3 dakadC4 daknC2 dakroC4 daladD3E4 dalaerD5 dalagC3
    dalopC4 dalorC4 dalpeA4B3 dalteA4B3 dalärC4 dalöC3 dalüC3 dambA2B3 dameD4 dameiB3C4 damensF5G4
    dammaeB5 dammanB5 dammäA4B3 dampeA4B3 dampuB3 damtA2B3 danaeE3 danalA4B3 danalgD5 dananC4
    danatB3C4E3 dance.D4 dandD3E2 dandaA4B3 daneiA4B3 daneuA4B3C4D3 danfA2 danfuB4 dangaA4B3
    dangebB5 dangsB3 danhA2 danierE5 danimA4 dankalD4 dankanD4 dankerB5 dankerfD6E5 danklD4 danklaD5
    dankoD4E3 dankrD4 danleA4 dannaA4B3 danoA2B3C2 dansA2E2 dans.B4 danseB4 dantaF4 dantrA4 dantwA4
    danzuA4B3 danzwD4 danzüA4B3 dapA2B1 dapaB2 dapolA3 daporC4 dapuC2 daraC2D3 darbE2 darbiA5 darcA2
    dardarD4 dardeD4 dardeiE5 darderE5 dardoD4 dardrD4 dardwareG5 dareaA4B3 dareiD3 daremE4 daremiD5
    dareneC4D5F5 daristB5C4 darkrD4 darmarD4 darresA4B5 dart.A4B3 dartdA4B3 dartgA4B3 darthA4B3D4
    dartiA4B3 dartinD4E5 dartlA4B3 daruC2 darum.D5 darztA4 dascheC4 daseiC5 daseinD6 dashC3D2
    daspC2D2 daspaC3 daspekA4B5 dassiA4B3 dastC3 dasteA4B3 dastraD4 dastuD4 dataC3 dateiC3
    datelA4B3C4 datenE4 dathC2 dativE4F3 datlA2B3 datmA2B3 datstD4 dattaA4B3 datumF4 daudA2B3
    dauereF5 daufA2B3D2E3 daugA2B3 dauiD2 daukA2B3 dauntC3 dauriF3 dausA2B3 dautoA4 daußA2B3D2 daxB1
    dazB1 dazoC2 dbA2C2 dbeeD4 dbieD2 dcA2 dchB3D2 dchengeneJ6 dcorD2 dcrB1 ddA2C2 ddaB3 ddaeC4
    ddarmE4F3 ddeaD2 ddelecE5F4 dderaD3 ddhB3 ddhaE3 ddieD2 ddienF4 ddingsF5 ddoB3 ddäB3 deadD2
    deadlC4 deaeC3 deatC3D4 debD2 debeneA4B5C4 debüA3 deca.C4 dechorC5 dechrC3 decuA2B3 dedD2
    dedelA4B3C4 dedesE3 dedieE4 deditC4 deeD2 deebC3 deefA3C3 deegC3 deemA3C3 deepC3 deerC3 deesC3
    deetC3 deeuA3C3 deexA3 defa.C4 deffA2B3 deflD2 degD2 deggA2B3 dehaD2 dehopC5 dehrA2B3 dehydsA4
    deicC4 deicherD6F5 deidenC5D4 deieA2B3 deifA2B3 deigA2B3 deimC3 deinbA4B3 deindC3E4 deineA4B3
    deinfoC5E4 deinfrC5E4 deingB3 deingenE6 deinhA4 deinkA4B3 deinlA4B3 deinmA4B3 deinoA4B3
    deinrA4B3 deins.A4 deinsaA4B5 deinseC5E4 deinstaE6 deinstrE6 deinsäA4B5 deinterE6 deinvA5B4C3E4
    deinwA4B3 deioC3 deisiC3D4 deismB4C3 deispD4 deistC3 dekzA2 delachD5 delamC4D3 delanE4 delanoD5
    delantC4D5 delatE4 delateD5 delauftD5 delaugC4D5 deldE2 dele.C5 delefC4 deleigC4D5F4 delekA4B3
    delemeA4 delendD5 delerkD5 delernD5 delerrD5F4 delerzD5 delf.A4B3 delfe.A4B5 delfensG6 delfmA4B3
    delineE4 delinnD5 delkE2 dellanD4E5 dellarD4 delleF4 dellebD4E5 delleiD4 delleicE5 dellerD4E5
    delmiF4 delneD4E3 delobC4D3 delopC4D3 delsachD6E5 delsanD4 delsasD4 delseinD6 delsintD6E5
    delspanD6E5 delsparD6 delspatD6 delsprD4 demanhC4 demarD4 dementG4 dementgC6D5 demieE4 dempfA4B3
    den.B4 denabE4 denadeD4 denamC3D4 denanC4 denarrC5D4 dendenF4 dendhA4B3 dendkA4B3 dendrD3E4
    dendsE4 denduE4 denebD3E4 denedC4D3E4 denendC4D5 denengC4D5 denepC4 denerbD5 denereiD5
    denergA4B5 deneroC4D5 denersD5 denertC4D5 denerwC4 deneröC4D5 denfD3E2 denge.A4B5D4 dengelnA6B5
    dengelsA6B5D6 dengen.D6 denidC4 denimC4D3 denkakD4E5 denkerlD6 denkobD4E5 denobC4 densB4
    densalD4 denstieD6 denstopD6 denstorE5 densurD4 dentdA4B3 dentengeneK6 dentfA4B3 dentgA4B3
    denthD3 dentkA4B3 dentlaA4 dentnA4B3 dentropD6 dentwA4 dentzA4 denzerfD6E5 denzymD4 deolA2
    depfC3D2 deplD2 depotE4 dera.C3 derabD3 derabiC5 deradeD5E4 deraenD5 deraetC5 deraeuC5 derafD3
    deragD3E4 derakD3 deralbD5 deraltD5 derameD5 deranE4 deran.C5 deraneD5 derantD5 deranzD5
    derapC4D3 derasE4 derasiD5 deraspD5 derbsA4B3 derdbA4 derebC4D3E4 dereckC4D5 derediD5 dereigniA6
    dereiniD6 dereis.D5 dereleC4 derellD5 deremiC4 derendeD5 dereneC4D5 derengeD5 derensC4D5
    derenteD5 derentgD5 derer.D6 dererdeF6 derereF5 dererfD4 dererhC4D5 dererreD5 derersaC6 deretE4
    deretaD5 dereuC4D3 derfE4 derflD5 dergE2 dergebnA6 deridC4D3 derimC4D3E4 derinbD5 derinnerD5
    derinnuC6D5 derintegF6 derissC4D5 derkE2 dernalD4 deroberD5E6 deroeF4 deroefD5 deronkD5 derorC4
    derotC3 derrE2 derskE4 derstauD5 dertende.E5 dertersD6 dertragenA6 deruhC4 derumpD4 derweckD6
    derz.A4B3 derzvA4B3 deränC4D3 deröE2 desagC4D3E4 desahC4D3 desakC4 desamtD5 desangD5 desantD5
    desanzD5 desapC4 desauC4D3 deschefC6G6 desebC4D3 desehC4D3E4 deseilC4D5 deseinC4D5 deseltD5
    deseneC4D5F5 desengD5 desereD5F5 deserfD5 desergD5 deserhD5 deserkD5 deserlD5 desermD5 desernD5
    desersD5 deserzD5 desetE4 desetaD5 deshuC3 desier.E5 desinC4D3 desosC4 despaC4 desparkD6
    despotC4 despuD4 dessE2 desseE4 dessensD6 desser.D6 desseriD6 dessernD6 dessersD6 destafC5
    destallC5 destaltE5 destecC5 desteigeE5 desteinsaE5 destellC5 destempD6 destergD6E5 desternC5
    destertD6 destinaD6 destrasC5 destumD4 desuC2 desunD3 detaC3 detacE4 detatA4B3C4 detentF4
    dethiA4B3C4 detikC4 detsD2 detwA2B3 deufC3D2 deuhC3 deulA2B3 deumC3 deunC3D2E3 deurlC3 deusC3
    deutB4 devidA4B3C4 dexemD3 dexenF4 dexendC4D5 dexerC4D3 dexisC4 dexpeA4 dexpoA4 dfA2B1C2 dfangF3
    dfenE2 dfinsE4 dflaC4 dgA2C2 dgatD2 dge.B2 dgereE4 dgeshB4D3 dgetangD6 dgetauD4 dgeteD4E3 dglB3
    dhA2B1C2 dhaueriE6 dhekE2 dhuB3 dhunC4 dialeiD5E4 dialerG4 diarrC3 diasD3E2 dibD2 diceC3 dichlC3
    dichoC3 dichterE7 dichtsG4 dickelC4E5 dicoA2B3C2 dideaA4B3C4 dideeA4B3 didenC4 didyA2C2 diedC3D2
    dieiC2D3 dielekC5 dienebD4E5F4 dienevE5F4 dieniD4 dienoD4 diens.C5 dienstartG5 diensträG5
    dientermiH6 diepD2 diereiD4 dieseF4 diethD4 digesE4 dignD2 digtaD4 digtrD4E3 dilarC4 dilauC4D3
    dilfE2 dilluA4B3 dilstD4E3 diltA2B3 dimbA2B3 dimpA2B3 dinaC3 dindA2B3 dinfA2 dinfeB3 dinflB3
    dinfoB3 dinfrB3 dingA3 dingaD4E3F4 dinhA2B3 dinjA2B3 dinscA4B3 dinseA4B3 dinspA4B3 dinstA4B3
    dinsuA4B3 dinszA4B3 dintA2B3 dinvA2B3 diodiC4 dioninE5 dionsE3F4 dioraC3 diosE2 dipC1D2 diptC3
    dirakC4 diranC4 direC3 dire.A4B3C4 direnA4B3C4 dirinA4B3C4 dirisA4B3C4 dirlA2B3 dirrA2B3
    disaC3D3E2 disagC4 disasC4 dischrC4F5 diskanG4 disoA2 disomC4 disperC5D4 disrA2B3 dissE2 distE4
    distaC3D4 disteD3 ditakC4D3 ditalC4 ditanC4D3 ditauC4D3 ditecE3 ditereC4D5F5 diterlC4D5
    ditermC4D5 diteroC4D5 ditersC4D5 diterwC4D5 diteröC4D5 ditesE3 ditinsD5 ditobC4 ditrC2D3 ditsD3
    dituC2D3 diveC3 diviC3 divrC2 djA2 dkA2B1C2 dkabE2 dkrafF4 dkraftG5 dlA2B1 dlaC2 dlandrE4
    dlangsF5 dleB3 dlerC4 dleraD4E3 dlerintG6 dlifD2 dloB3 dlungsG5 dlvC2 dlöB3 dmA2B1 dnA2B1 dnaC2
    dneB3C2 dnepD3 dnetsE4 dnjC2 dnusE2 dnussF3 doaC3D2 dobB1 dobaA3B2 doberaC4 doberhC4 doberiC4
    dobernC4 doberrC4 dobjA2 dobmA2 dobsA2D2 docA3 dochiC3 dochtrE4F5 doebC3D2 doedA2B3D2 doefA2B3D2
    doekA2B3 doelA2B3 doenE4 doeneD5 doerD2 doeriE3 doescD4E3 dofenA4B3C4 doffA2B3 dohrA2B3E3 dokA3
    doliA3 domalC4 domanC4 domarC4 domingC4D5 domnA2 domuC2 don.A3 donaA3D2 donauD4F3 donausG4
    donieE3 donnA3 donyA2 doogD3 doorC2 dopfA2B3 doraC3 dorakA4B3C4 dorbiA4B3 dorcA2B3 dordA2B3
    dorfA3 dorfaD4E3 dorfeiD4 dorfiD4E3 dorflD4E3 dorfoD4 dorfrD4 dorfuD4E3 dorfäD4E3 dorgA2B3
    dornaA4B3 dorniA4B3 dortA2B3 dortaD4E3 dorteiD4E5 dorterD4 dortheD4E5 dortrD4 dosiA3 doskD2
    dosmA2B3 dospC3 dossaD5 dostB3D2 dostasF4 dostecF4 dostenG4 dostuC4 douvA2B3 dowsD2 doxB2C1D2
    dpA2B1C2 dqA2 drC2 dra.A3 drabA2 dradA2B3 draedB3 draetA4B3 draeuB3 dragA3 drahB2 drahmA4
    drakA2B3 dralA3 drammB3 drampB3 dranC4 drandA4B3 dranglA4B5 drankE5 drapA2B3 drapuD4 draseB3
    drassB3 drastA4B3 drataD4E3 drathD4 dratinD4 draubB3 draucA4B3 draumA4B3 draupA4B3 drausA4B3
    drautA4B3 dre.A2B3 drea.B4 drealA4 dreasB4 dreckB4 dredA2 drefA2 dregA2 drehA3 drehaD4E3 drehiD4
    drehoD4E3 dreicA4 dreieB4E3 dreikB4 dreineA4 dreinsA4 dreirB4 dreiseA4 dreistrE5F6 dreivB4
    drejB2 drekA2 drelA2 dreliF3 dremA2 drenA2 drenaD3 dreoB2 drepA2 drerA2 dresB2 dres.A4B3
    dreschmD6 dreschwD6 dreseA4B3 dresiA4B3 dressanE6 dresseiE6F5 dresselE6 dresserE6F5H6 dresstE4
    drestA4B3 dresuB3 dretA2 drevA2 drewB2 drezA2 drhA2B1 dricA2B3 driegA4B3 drienE4F3 drifA3
    driffA4B3 driftB4 drindA4B3 dring.A4B5 dripA2B3 drisiA4B3 drissA4B3 dritB2 dritterfE6 drituA4B3
    droB2 drobA2 drockA4B3 droecB3 droescE4F5 droggA4 drohA3 drohrA4 drohuA5 droid.D4 drollA4B3
    drosA3 droseB3 drotA2 drouA2B3 drovA2B3 drowB3 drubA2B3 drucA3B2 drudA2B3 druebA4B3E3 drueckeE7
    druehB3 drufA2 druhA2B3 drundA4 druntB4 drutA2B3 drädA2 drängB4 drätA2B3 dräuA2B3 dräueA3 dréB2
    dröcA2B3 dröscD4E3 drübA2B3D3 drückeD5 drühA2B3 dsA2B1 dsachaD5 dsadB2C3 dsaemB4C3 dsakB2
    dsalkB4C3 dsallB4C3 dsaneB4C3 dsangB4C3 dsanmB4 dsantB4C3 dsanzB4C3 dsarB2 dsassiC5 dsauE2
    dsaufB4C3 dsausB4C3 dsautB4 dscaC2 dschE2 dschinB4 dschrE4 dschunA5B4 dscrB2 dsebB2C3D2 dseeD2
    dseeiE3 dsefB2C3 dsehrC3 dseignC4 dseinlC5 dseintB4C5 dseleB4C3 dsembB4C3 dsemisB4C5D4 dsende.C5
    dsendenC5 dsenerE5 dsengB4C3 dsensE3 dsentB4C3 dsereB4C3E3 dserfB4C3 dserhB4C3 dserkB4C3
    dserlB4C3 dsermB4C3 dserrC3 dsersB4C3 dsertB4C3 dserzB4C3 dsetD4 dsetaB4C3 dsethB4C3 dsevB2C3
    dsexE2 dsexaB4 dsexeB4 dshakB3C4E4 dshiE2 dsidB2 dsindB4C3 dsiniC3 dsintB4C3 dskeB2 dskelB3C4
    dskirB4 dskisB4 dsklavB5 dskoB2 dslawB3 dsliB4 dsobB2D2 dsoeB2C3 dsopB2C3 dsorD2 dsoriB4C3
    dsort.B4C5 dspedC4 dspenC4 dsperbC4 dsperiB4 dsphiB4 dsplB2 dsporC4 dsportoB6 dspraeB4 dspreiB4
    dsproB4 dspräB4 dspuC2 dssD2 dssaC3 dstD2 dstaetiB6C5 dstaufC5 dsteB2 dstecB3 dstegB3 dsteiB3
    dsteilB4 dstellB5 dstepB3C4 dsterbB5C4 dsternB5C4 dsteuB3 dsthB4 dstiC2 dstilC4 dstochB4 dstolC4
    dstopC4 dstrC2 dstradC5 dstreiB5 dstreu.C5 dstuC2 dstyB2 dstätiB4C5 dsumlB4 dsumsB4C3 dsumzB4
    dsunB2C3 dsurlB4C3 dsäuC2 dsöB2 dtA2 dtadD2 dtanD2 dtaneE3 dtasB3C2 dtastE3 dtaxB3C2 dteaB3
    dtecB3 dteerF3 dtemB3 dtenaD3 dtepB3 dteraD3 dtesB3 dtestaD5 dtidD2 dtobD2 dtralC3 dtrecC3
    dtresE3 dtsC1D2 dtsaC3 dturB3 dtyB3 dtäsD2 dtöpB3 dual.C3 duallC3 dualmC3 dualpC3 dualvC3
    dualzC3 duarC3 dubliC4D3 duceC3 duebelD5 duebrD3 duelC3 duen.C3 duenaC3 duenbC3 duepD3 dueseF4
    duettC3 dufterD4 duftoD4 duftrD4E3 dugD2 dugaC2 duhA2B1 duistC3 dukrB3C2 dularrC4D5F4 dulartC4D5
    dulauC4D3 duleiC4D3 dulsD3 duluC2 dumbA2B3 dumdA2B3 dumeA2B3C2D3 dumfA2 dumgA2 dumhA2B3 dumkA2
    dumlA2 dumpB4 dumrA2 dumscA4B3 dumtA2B3 dumvA2B3 dunC2 dunaA2B3 dundA2B3 dundeD4 duneA2B3
    dunfA2B3 dungaB3 dunglA4B3 dungsF3 duniA2B3 dunklD4 dunrA2 dunscA4B3 dunsiA4 dunstD4 dunstrF5
    duntA2 dunwA2 dunzA2B3 duosC3 durcD4 durchF3 durkA2B3 durlA2B3 durnA2B3 dursD2 dursaA4B3
    durtA2B3 duscheG4 duschecC6F5 duscheiC6F5 duschlC4 duschnC4 duschwC4F5 dvA2 dvenC4 dwA2 dwaD2
    dwascheD5 dwasseG4 dwertaF5 dwestenH6 dwestendE6 dyacA2 dyanC3 dydiE2 dygeneG4 dylaC3 dyleC2
    dyläC3 dyoC1D2 dysaC2 dyslC4D3 dzA2C2 däcA3 däfA2B1 dägA2B1 dähA2B1 dämtA2B3 dänaC2D3 dändA2B3
    däpA2B1 däqA2 därmE2 därztA4B3 däuA2B1C2 däusC3 däxA2 dödA2B1C2 döfA2B1C2 dökA2B1 dölA2B1D1
    dörflD4 döscC2D3 dübelC3 düberB3 dünsE3 düseE2 eaA2B1 eabeC2 eabiB2 eablC2 eabrC2 eacC2 eachiC3
    eadliF4 eadrC2 eaeD2 eagaE2 eageC2 eagiC2 eaglC3D2 eakaC2 eakdB2 eakeD3 eakgB2 eakrB2 ealacD3
    ealakD3 ealeiB3C4 ealentB5C4D5 ealenzB5F4 ealerbB5 ealergB5C4D5F4 ealertB5C4D5 ealexB3 ealiB2
    ealinB3C4D3 eallerD4 ealmoF4 ealobC4 ealonC4D3 ealopC4 ealspE4 ealtiF4 ealuC2D3E2 eamD1 eameB2E2
    eamevD3 eamidC4 eammE4 eamsD3E2 eamtuD3 eandenG4 eaneB2 eanetF4 eanfB3 eanlagenteF6 eannetG4
    eanobC4D3 eant.B4 eantaD4E3F4 eaqC2 earaC2 earacD3 earakD3 earamD3 earatC3 eareiC4D3 eareneC4D5
    earerB4 eariB2 earnD3E4 earoC2 earuC2D3 eascB3C2 easfB3 easingF4 easpC2 eassE2 eatB2 eateE2
    eatensD5 eaterF3 eatmB3 eatsD3E2 eattB3D3E2 eau.B2 eaufeD4 eauffB3 eaufreD5E4 eaugE2 eaunC4D3
    eaussendung.H6 eausteD5 eavaC2 eazB2 eb.A2 ebagD2 ebahnerE6 ebanzC3 ebapD2E3 ebasB3 ebcA2 ebefB3
    ebeinsF4 ebeiseB4C5 ebelanD4 ebelauD4 ebelerD4 ebelinE5 ebemB3 ebenaD4 ebenau.D5E6 ebeneneG5
    ebenuB5 ebenzB5 eberadD5 eberasE5 eberelD4 ebergsF5 ebesB3 ebesehD4E5F4 ebesesD4 ebesorD4
    ebetsE4F3 ebinbB4C3 eblagC3 eble.B4C3 eblemC3 eblenC4 eblesC5 ebleuC4 eblieC4 eblocB3 ebloecC4
    eblöcB3 ebniE2 ebobB2D2 eboefD3 ebrA2 ebreC2 ebruB3 ebrüB3 ebsacC4D3 ebsangC4D5 ebsasC4D3
    ebsauC4D3 ebseleC4D5 ebsendD5 ebseneD5 ebsepC4 ebserC4 ebsiE2 ebsidC4 ebsisC4 ebspC2 ebspanneD5
    ebspeD3 ebstaetC6D5 ebstemD5 ebstenD5 ebsthD3E4 ebsticD5 ebstieD5 ebstreuD5 ebstätC4D5 ebsuC2
    ebuebB4 ebuntB4 ebutD2E3 ebytD2 ebösD2 ebübB2 eceB1 echabD3 echaeD3 echangD5 echausD5 echeB3
    echecE4 echeeE3 echeiD3 echereibE6 echerfahF6 echeroF5 echerzieF6 echiB3 echieE3 echlaD3 echloB3
    echluD3 echmD3 echnB4D3 echoB2 echo.A3 echobeD5 echoefF4 echorgD5 echrB2 echraD3 echreD3 echräD3
    echsauG4 echsendD6E5G6 echsoD4E3 echspaD4 echspoD4 echstriF5 echstuE4 echterhaE5G6 echtersD7
    echtsacE6F5 echtsagE6F5 echtseidE6F5 echtsenE6 echuhD3 echwD3 echäD3 echöfD3E4 eciB1 eck.B4
    eckagB3 eckefB4 eckenE4 eckepB4 eckerfoD5 eckerkenF6 eckermiD5 eckerwB4D5 eckerzeD5 ecksB4
    eckspoD5 eckzäA3 eclB1 ecoB3 ecrB3 ecreE2 ecsC3 ecyB3 ed.A2 edabB2D2 edacC2 edachuD5 edadC2
    eddrC2 edealD4 edeeD3 edelauE5 edensB3 edensaE4 edenseE4F5 edenspE4 edenstauE6F5 edenstemE6
    edenstuE6F5 edeoD3E2 edereF4 edereicD6E5 edererE5G4 ederinnD6 ederoE3F4 ederöE3 edeskD3
    edesteiD5 edestiE4 edestrD5 edialE3 edipD3 editenG4 editinD4 edoC2 edocC4 edostF3 edpolnF4
    edreiB3C4 edrikC3 edrisA3 edsalC4D3 edscoC4 edsehC4 edsesC4D3 edsiE2 edskC2 edsoC2D3 edstiC4D3
    edstoC4 edsumC4D3 edteC3 edteeE3 edteinE5G4 edthD2 eduebE3 edufD2 edugB2C3 edumB2 edyD1 edysE2
    edüC2 edübD3 eeA2 eeaC3D2 eebenB3C4 eeblD2 eebsC3 eecC1 eeceC2 eeckB3C2 eedesE3F4 eedieE4 eedrC2
    eedsD3E2 eeeC1D2 eeesE3 eeffB3 eeflD2 eefoC3 eefsD3 eegD2 eehepC4 eehrB3 eeiB1 eeig.C3 eeimpC3
    eeinseC5E4 eeiscC3D4 eeispD4 eelekB3C4 eelenE4 eelesE4 eelfB3 eemaD4 eemanC5 eembB3 eempB3
    eenaC2 eenacC3D4 eenadC3D4 eenaeC3 eenagE4 eenasC3 eenerD3 eenesD4 eenevD3E4 eengaB3D4 eenoD4
    eenorC5 eenshD3 eeoC1D2 eepC1 eeradD3 eeralD3 eeramC5 eerasD3 eerbenB5 eerbtB3 eereis.D5
    eereisaD5 eerengC4D5F4 eeresC5D4E4F3 eeretE4 eeretiD5 eerfiB3D4 eerhiC3 eerhöB3 eeriB2 eerloB3
    eerlöB3 eermäB3 eerobeE4 eeroefC4D5 eerohC4D3 eershD3 eeruE2 eerufC4D3 eerundD4 eerzE2 eerzeuB5
    eeröfB3 eerösC3 eesC1D2 eesebC4 eeshC3 eeskaD3 eeslC3 eespC3 eessB3D3 eetatB3C4 eeteinD5 eethC2
    eetikC4 eetrC3 eetroC4D3 eeuC1 eeufD2 eeunE2 eewarE4 eexB1C2D1 efB1 efaA2 efadB2C3 efaeuB4C3
    efagB2C3D2 efaktiC5 efanaC3 efapB2 efarcB4 efatB2 efaufC3 efausC3 efeA2 efebeC3 efechtG4
    efediB4C3 efeingB4C5 efeinkC5 efeleiD4E5 efellerE7 efenD2 efeneE3 efenerB4C5 efenkB4C3 efentB4C3
    efereF4 eferegE5 efereiD4 efergebnE6 eferindG6 efetaB4C3 efexB2 effasC4D3 effekA3 effleC4
    effliC4 efigsE3 efile.D4 efinsB4C3 efintC3 efjB2 efleC2 eflueC4 eflüB3C4 efoA2 efobB2 efofB2C3D2
    eforaB4C3 efrC2 efratC3 efredC3 efregC3 efrisB5 efrolC3 efromC3 efscD2 efspD2 efstehF4 efstrC3
    eftanzD5 efterkrD5 eftopC4 eftriC4D3 eftroC4D3 eftsD2 efumsC3 efähnB4 efäuB2 egA2 egabrE4
    egalaD4 egalinD4E5 egamD2 egastaD5 egdD2 egeinsD5F4 egeintD5F4 egelacD4E5 egelauD4E5 egelecD4
    egeleierD6E5G6 egelerD4 egelinD4E5 egeloD4 egelsturE6F5 egenaF4 egenagD4 egenecE5 egeneroD6
    egerakD4 egeralD4 egeranD4 egerasD4E5 egereckD6 egerendD6 egerengG6 egererkG6 egerersD6
    egerindG6 egeringD6G6 egerintG6 egestroD6E5 egeuD3 egglD2 eginsC3 eglacB4C3 eglereF5 egneiC3
    egorieF4 egränC3 egsalC4 egsautoH6 egscD2 egserE4 egsgeneratH6 egspeC3 egstäC4 egustE3 egyB2
    egähC2 ehaB1 ehakaC3 ehaklD3 ehaltsF4 ehansB4C3 ehantB4C3 ehanzC3 ehappB4C3 ehascD4 ehaugC3
    ehauswC5 ehauszC5 eheB1 eheffC3 eheinB4C3 ehelaC3D4 ehelekC5 ehelfF4 eheltC3 ehemaA3B4 ehembC3
    ehemiB4C3D4 ehenB3 ehenseE4 ehenseiF5 ehepaA3 ehepiC3 eheranE4 eherfaE4 eherfahC5 eherfoE4
    ehergebnE6 eherkeE4 eherleE4 eherstaB6C5 eherzäE4 ehestrD5 ehiB1 ehidB2C3D2 ehillC3 ehimbC3
    ehinfC3 ehinhB4C3 ehinsB4C3 ehirD2 ehitD2 ehlacE4 ehlaeC3 ehlamC3 ehlapD3 ehlasC4D3 ehlauD3
    ehlebeC4D5E4 ehleinhD5 ehlelC4 ehlenE4 ehleuC3 ehlkopG4 ehlorD3E4 ehlseinD6E5 ehlsinD4 ehläC3
    ehlöfC4D3 ehmA2 ehmabC4 ehmantC4 ehmensD6 ehmenspF6 ehmestG5 ehmestrD5 ehmuC3 ehnadC3 ehnecD3E4
    ehnelC3 ehnoC3 ehnseidD6E5 ehoB1 eholD2 eholyC3 ehopeC3 ehorgC3 ehosmC3 ehrakD3 ehralD3 ehranD3
    ehrapD3 ehrasC3 ehrecE4 ehreckD5 ehrei.D5 ehreicD5 ehreieD5 ehreinD5 ehreisC4D5 ehrenC3
    ehreneE4F5 ehrenstG6 ehrerfaF6 ehrerlaF6 ehrertrD5F6 ehresE3 ehreuC3 ehrieC3 ehrocC3 ehroeC3
    ehrofD3 ehromC3 ehrotC3 ehrsagD4E5F4 ehrseinD6 ehrserD4 ehrstrasD6 ehrungsgeneL6 ehränD3 ehröC3
    ehsD2 ehshC3 ehskC3 ehstE2 ehstaC3 ehsteiC5 ehstrC3 ehstuC3 ehtA2 ehtaC3D2 ehtherC5 ehuB1
    ehunfC3 ehuniB4 ehusaD3E4 ehwC3 ehyB1 ehäB1 ehöB1 ehöffC3 ehörerD4E5 ehüB1 eiaA2C1D2 eibaerC4D5
    eibakC4D3 eibeeE3 eibeleC4D5 eiberlaC6D5 eibidC4 eiblasC4D5 eibliC4 eibrauC4D5 eibreaC4 eibrocC4
    eibutE4 eibuteC4D5 eibärC4 eiceC3 eichenF4 eichrE3 eiclC3 eidB2 eidarC4 eidauC4 eidechA5
    eideisC4D5 eiderfueD5 eiderfüC6D5 eidestF4 eidesteE5 eidieE4 eidnA4 eidstrD4 eieB2C1 eiebeD4
    eiedD2 eiefD3E4 eielD2 eiemD2 eienA2D2 eiengeG4 eieraD4E3 eiereisG6 eiereuC5 eiersuA5 eietD2
    eifloC3D4 eiflutD5 eigB2 eig.A2 eigakC4D3 eigansC4D5 eige.A4 eigeinE5G4 eigel.B5 eigene.A5
    eigloC4 eiglöC4 eignC2D3 eigneA3 eignuA3 eigoC2E2 eigradC4D5 eigratC4D5 eigsA2 eigspE4 eigstrD5
    eigtA2 eiguA2 eigwA4 eikakC4 eikankC4D5 eikliC4 eikloC4 eikniC4 eilabC4D3 eilanE4 eilaneC4D5
    eilangC4D5 eilantC4 eilanzC4D5 eilarC4 eilcA4D3 eildE2 eileinC4 eilergebF6 eilerklF6 eilfE2
    eilinfC4D5 eilinsC4D5 eilipD4 eilobC4 eilopC4D3 eilsoD4 eimaaC4D3 eimabC4 eimagC4D3E4 eimallD5
    eimalpD5 eimansC4D5 eimapC4 eimataE4 eimaterE6 eimatoE4 eimausD5 eimeB4 eimentC4D5 eimerlC4D5
    eimidC4D3E4 eimoeC4 eimorgD5 eimpA2 eimsaD3 eimumC4D3 eimurC4 einabE4 einadD3E4 einaeD3 einamA4
    einanC4D3 einasD3E4 einatA4 einderaF5 einderkD6E5 eindukD4 eindusD4 einebA4 eineinfE5G6
    eineinnE5 einenzyF6 einer.D6 einerasE5 einerbeD5 einerklD5 einerkrD5 einerlaD5F6 einerscC6D5F6
    einertrD5 einessC4D5 einetiC4D5E4 eineuC4D3 einfantD6 einfekD4 einfizD4 einflusA5 einfoA4
    einfo.D4 eingE2 eing.B3 eingtB3 einhabA4 einidC4D3E4 einieA4 einitB3C4 einkE2 einkarnD6 einnD3E2
    einnenD4 einnereD6 einoC2D3E2 einordA5 einsebD4 einselnD6 einsidD4 einstabD6 einstalD6 einstarD6
    einsulD4 einszD4 eintegD4 einterfD6 einterpD6 eintragA5 eintrigD6 eintritA5 eintsE4 eintscD5
    einuA2 einverB4 einvesD4 einzsD3E4 einäC2D3 eioC1 eiobD2 eiopD2 eiosD2 eipA2C1 eipfD2 eirA2
    eircD2 eirrB3 eiruC3 eisaerC4D5 eisalaD5 eisaltD5 eisaneD5 eisantC4D5 eisanzD5 eischerkF5H6
    eischertrC6 eischerzC6H6 eischinC6 eischwarF5 eiselasC6D5 eisente.C6D5F6 eiseraE5 eiserfC4D5
    eisergC4D5 eiserhC4D5 eiserlC4D5F4 eisermC4 eisersaC6D5F6 eiserspD5 eiserstC6D5 eiserwC4D5
    eiserzC4D5 eisessF4 eisexC4 eisidD3 eiskyC3D4 eisoeC4 eisomC4 eispeC3 eisprC3 eisschenD6E5
    eisteiC5 eistelC5 eisterinfI6 eistolD4 eistriD4 eistueC5 eisumC4D3 eisöC2 eitB2 eitaA2 eitabC4D3
    eitaerD5 eitalbD5 eitalkD5 eitanC4D3 eitapC4 eitarC4D3 eitasC4 eitatC4 eite.A4 eitehD3E4
    eitemiC4D5 eitenA4 eitendemH6 eiter.C5D6 eiterrD6 eitessC4 eitetiC4D5 eithC2D3 eitiA4 eitinC4D3
    eitorE4 eitrauC4 eitrinD5 eitsA4 eitsagD4E5F4 eitsalD4 eittE4 eittrD5 eitumC4D3 eiturC4D3
    eitzD3E2 eitäA2 eitärC4D3 eivA2 eizarC4 eizeigC4D5 eizinfC4D5 eizinsC4D5 eizintC4D5 eiäA2 ejakB2
    ejuA2B3 ekaA2 ekadenzG6H5 ekaloeD4E5 ekarC4 ekdA1 ekeB1 ekenD2 ekiB1 eklB1C2 eknC2 ekomanD4
    ekorC4 ekordaE4 ekrA2C2 eksaC2 eksteC4D5 ektA2 ektaeC4D3 ektaktD5 ektanC4 ektankD5 ektanteC5
    ektatC4D3 ektauC4 ektebC4D3 ektelC4D3E4 ektendeD5 ektepC4 ekterfD5 ektergD5 ekterkD5 ekterlC4D5
    ekteroD5 ekterrC4D5 ekterzC4D5 ekthC2 ektinsC4D5 ektintD5 ektobC4D3 ektretD5 ektäC2D3 ekuA2C2
    ekuebE3 ekwB3C2 ekzA1 ekäC2 eküC2 ekübD3 elaB1 elaaB2C3 elabbC3 elabenD4 elabiB3 elabkB4 elablC3
    elabrD4 elabuC3 eladaB4 eladdC3 elaefC3 elafB2C3 elahoB4 elakB2C3 elakeB3 elalD2 elamaB4C3
    elambC3 elameB4C3 elammC3 elanaB4C3 elanbB4 elandaB4F4 elanfB4 elanhB4 elaniD3E4 elankB4C3
    elanmB4 elannC3 elanpB4 elansC3 elanzC3 elapB2C3 elarB2C3 elariD4 elasiC3D4 elaspC3D4 elatlC3
    elatmB4C3 elatrC3 elattB4C3 elau.C3 elaufgC5 elauflC5 elaukC3 elausbB4C5 elauslC5 elausrC5
    elbisA3C4 elbleiD4 elbrD2 elbslD3 elbstarD6 elbsteD4 elbstimD6 elbstoD4F5 elbstuD4 elcC1 eldarE4
    eldariC4D5 eldeicC5D4 elderfC4D5F4 elderheD5 elderhoD5 elderhöD5 elderprC6D5F6 eldersaC6D5F6
    elderspD5 elderstD5 eldertrD5 elderweC6D5F6 eldobC4E4 eldsE2 eldstD3 ele.A2 eleaA4 elearE4
    elebeneB6C5D6 elechtC5 eleclB3 elediC3 elegerD4E5G4 elehA2 elehe.C5 eleiA4 eleiernB6C5E6
    eleifC3E4 eleilC3E4 eleinbB4C5 eleinfB4C5 eleingB4C5 eleinhB4C5 eleinkB4C5 eleinlB4C5 eleinnC5
    eleinrB4C5 eleinsB4C5 eleintoC5 eleinzB4C5 eleisfC5 eleiszC5 eleiwC3 elektiB5 elektrA5 elelB2
    elelbC3 eleleC3 eleliC3 elellC3 elelsC3 eleltC3 elemB2 elem.B3 elemaB3 elembC3 elemeA3 elemiC3D4
    elemmB3 elempC3 elen.A4 elenaF4 elenkloE6 elenseB4C5 elentfB4C5 elentsB4C5 elentwB4 elenziC5
    elepeC3 elerA4 eler.B5 elereE4 elerfahB6C5E6 elerfinB6 elerfolB6C5 elergaB4C5 elergebB6
    elergeneI6 elergäB4C5 elerhE5 elerinfG6 elerintG6 elerkeB4 elerläB4C5E4 elernäB4C5 eleroeB4C5
    elerreC5 elersaC5 elerwC3 elerweiB6 elerzaeB6 elerzäB4 eleröB4C3 elespE4 elessC3 elesteD5
    eletagC5D4 eletikD4 elettaE4 eleurC3 eleutB5 elexB2D2 elex.B3 elexeC3E3 elexkC3 elextC3 elfaD2
    elfdA3 elflD2 elfstD3 elgier.E5 elgiersE5 elglC3D2 elgrD2 elidB2 elieB3 elief.D5 elieffD5
    eliefsD5 elifE3 elimaB4C3D4 elimbB4C3 elimpC3 elinfeB4 elinjC3 elinoD5 elinsoC5 elinvB4C3
    elionC3D4 elisoB4C3 elithD4E3 elkaD4 elkanlC4D5 elkenE4 elkrD2 elkstaD5 ellaktD5 ellarbC4
    ellarcF4 ellarmC4D5 ellarmaF6 ellartC4D5 ellaufbD5 ellauftC6D5 elle.C3 elleinfD5 elleingD5
    elleinhD5 elleinrD5 elleinsD5 elleinzD5 ellelC4D3 ellenC3 ellensG4 ellerD4 ellergeF7 ellertraF6
    ellerzeuF6 ellesE3 ellidC4 ellinvC4D5 ellipA3 ellorC4D3 ellskD3E4 elläA4 elmstuD4 eloA2 eloaB2C3
    eloelB4 eloese.E6 elonkB4 elopfC3 elorbC3 elorcC3 eloriC3D4 elornB4C3 elortC3 eloszB4C3 elotB3
    elovB2 elsbC4 elseinsD5 elsgeneH6 elsobC4 elstrüC4 elsunC4 eltansC4 eltartD5 eltekC4D3E4
    elteliD5 eltentrD5 elterbeD5F6 elterdD5 elterfD5F4 elterheD5 elterkD5 elterkeF6 elterleD5F6
    elterloD5 elternF4 elteroD5 elterscD5F6 eltertrD5F6 elterzeuF6 elthüC3 eltibC4D3E4 eltseD3
    eltspoD5E4 eltstrE4 eluB1 elumB2 elumbC3 elummC3 elurB2C3D2 eluseC3 elutD2 eluteC3 elutiB4C3
    elutoC3 elyaB2 elzaepC4D5 elzarC4D3 elzeigD5 elzeneC4D5 elzoeC4 elzäpC4 eläB1 elädB3 eläfC3
    elöse.D4 elüB1 emB1 emagoB4 emalarB4C5 emalkB4C3 emanbB4 emanfB4 emanmB4C3 emanorB4 emanpB4
    emanrB4 emansB4C3 emanwB4 emanzB4 emaspB4C3 ematoD3 emausC3 embolA3 embryA3 emdaeC4 emdrC2
    emdueC4 emdumC4 emdäC2 emdüC2 emebB2 emefB2 emegB2 emeneD4E3 emengelE6 emengtB4 ementakE6F5
    ementanE6 ementhE4F5 emeoB2 emepB2 emepoC3D4 emeraD4E3 emerintG6 emerleE4 emestE3 emexB2C3
    emeöB2 emieiD4E3 emiesE3 emilA4 eminA2 eminaE4 eminfB4C3 eminhB4C3 eminnB4C3 eminsB4C3 emintB4C3
    eminvB4C3 emirA3B2 emischaD6 emitgB5 emitrD3 emmapC4D3 emmauE3 emmeiC4D3 emoelB4 emosD3
    emotioA5B4 empfaA3 empflC3 empfäA3D3 emphA3 empireE4 empleC4D3 emplinD5 emposE3 emsanC4
    emsauC4D3 emseleD5 emspaC4 emsporD4 emstalC4 emstauC4D5 emstuC3 emulsA3 emunaC3 emursC3 emusB3
    emäC2 enaC1 ena.B3 enaaB2 enabiC3E3 enacD2 enach.C5 enackB4 enaepB3 enaer.D5 enahoB4 enakeC3D4
    enal.B3 enaleB3 enaliD3 enameA4 enampB4 enamsC3 enanD2 enantB4 enapaD4 enarkC3 enascD4 enatlB4
    enatomC5 enatsE4F3 enattB4 enaufB4E4F3 enaustaB6 enautoreG6 enaxD2 enaziD4 enbomA4 ence.C4
    endacC3 endadE4 endakD3 endalC4D3 endangC4D5 endarkC4 endeinsD5 endeintE5 endeläE4F5 ender.D6
    endespF4 endestaE5 endestiE5 endestrE5 endexC4D3 endobC4E4 endogA3 endortC5D4 endoxC4 endralC4
    endromD5 endsauD5E4 endslD3E4 endspE4 endüD2 ene.A2 eneceB5 eneckD4 eneffB4C3 enehD2 eneheC3
    enehmB5 eneienB5 eneiguA4 enelbC3 enelcC3 eneleC3D4 enelfC3 eneliB4C3 eneltB4C3 enem.A4
    enemiC3D4 enen.A4 enensF4 enepeB4C3 enepiC3 enepoC3 eneqB2C3D2 ener.A4B5 eneraD3 enerdB4C3
    enereiE5 enerei.E6 enereigC5 enerekB4C5 enerfC3 enerfiE4 enerfoB4 enerfrC4 energB4 energeC5
    energiA5 energuC5 enerhB4C3 enerlaB4C5 enermiB4C5 enermoB4C5 enermuC5 enern.A4 enernaB4C5
    enerobE5 eneroefE5 eneroesD5 enerrB4C3 eners.A4 enersaB4C5 enerspB4C5 enerwC3 enerwiB4 enerzB4C3
    enerösD5 enes.A4 enessC3 enethB4C3 eneulC3 eneutA4 enevaB4C3D4 enexB4D2 enfaD2 enfeinhD5 enfesC5
    engadA3 engagA3 engelhA5 engelstF6 engene.E6 engenenE6 engenetE6 engerinsH6 englisA5 engnaC3
    engnoC3 engoelD5 engpA3 engscD3E4 engstäD5 enhofsF5 enicA2 enidD2 enideC3 enieB3 enier.D5
    enieraD5 enierpD5 eniers.D5 eniervD5 enikoC3D4 enillC3 enimD2 enimaC3 enimiC3 eninaE3 enioD2
    enionB4C3 enisA2 enisaD4 enistaD5 enivB3 enizieF5 enkausC4D5 enkenlaC6 enkerfC4D5F4 enkerhaC6D5
    enkerkrC6D5 enkerlF4 enkersaC6D5 enkortC4D5 enkspaD5 enkspoD5 enksuD4 enküD2 enlicA4 ennefC4
    ennerfaC6D5F6 enniuA3 ennsaD5 enoaB2C3 enobeC3D4 enoberB4 enoboC3 enobrB4C3D4 enoedB4C3E4
    enoelB4C3 enofB2C3 enohB2C3 enoliC3 enolmC3 enolyC3 enonD2E3 enopfC3 enopiB4C3 enorD2 enoranC5
    enorcC3 enordB4C3 enoriB4C3 enorkC3 enostB4C3 enoszC3 enotiB5 enowD2 enreguE4 enreiC5 ensaesE5
    ensamteD5 ensanfC4 ensangC4 ensatC3 ensaugF4 ensausF4 enschefG6 enschlicC6 ensehrC4D5 ensembA5
    enseneC4D5F5 ensenzC4D5 ensereiD5 ensetE4 ensetaC4D5 enslawC5D4 ensoffC4D5 ensontC4D5 enspenC5
    enspuD4 enst.A4 enstaltE5 enstarbC6 enste.A4 enstenA4 ensteruD7 enstesA4 enstlA4 enstmA4 enstnA4
    enstobC4 enstsA4 enstvA4 ensumfC4 ensumvD5 ensumwD5 ensymA4 entanmC4 entanstD5 entartikF6
    entelaC4 enteläC4 entemaC4 entemoD5 entende.C6D5F6 entenden.F6 entendes.C6D5F6 enteneE4F5
    enteraA5 enterbenD5 enterfC4D5 enteroA5 enterreC6 enterscD5F6 entetE4 entetaD5 entflA3 entfoA4
    entgiA3 entglA3 enthebA5 entidC4D3 entlaA3 entlohA5 entluA3 entlüA3 entnahA5 entobC4D3 entoelD5
    entosC4D3 entriegA5 entropiA5 entréC5 entsagA5 entsoA3 entwA3C4 entwert.A6 entwerteA6 entwertsA6
    entwetA4 entzA3 entzuwA4 enuC1 enu.B3 enuegB3 enuettD5 enumaD4 enurD2 enutA2D2 enutoB4C3 enyB1
    enzeneE4 enzerfoD5 enzerhC4D5 enzerkC4D5 enzerkuF6 enzerlaD5 enzermiD5 enzeroC4D5 enzerteD5
    enzerweD5 enzerzC4D5 enzfC4 enzidC4D3E4 enzolE4 enzufA4 enzylA4 enzymA3 enzysA4 enzäD2 enäC1
    enälB2 enärB2 enärmA4 enöB1 enödC3D2 enüfB3 enügB3 enülB3 enüpB3 enüstD3 eoA2 eobB1D1 eoberC4
    eoboB2 eobrB2D2 eocC1 eochsB3 eodD2 eoeB1D2 eoediC3 eoemC3 eoenC3 eoersC3 eoffB3 eokkB3 eolaC3
    eolyB3C2 eonB1 eonaeB3C4D3 eonanB3C4D3 eonatomB5 eonoB2 eonäB3C2 eooC1 eopeB3C2 eopfB3 eopsB3
    eorB1 eorasC3 eorauC3 eorbB3 eordB3 eoreisD5 eorgB3 eortE2 eosC1D2 eos.B3 eoseC3D4 eosteB3
    eotieE3 eoul.C3 eoulsC3 eoutD2 epaC2 epagD2 epanzerfE6 epasserE6F5 epegaC3 epentC3 epexC3 epfA2
    ephelD3 ephemD3 epiB1 epidA3B4 epigA3B2 epikA3B2 epileA3B4 epingE3F4 epioB3 episoA3 epitA3 epnC2
    epocB2 epoliF3 epos.A3B4 eppaC2D3 eppeiC4 eppfC2D3 epplC2D3 epprC2 eprA2B1 epscC2D3 epshC3
    eptaeC4D3 eptalC4 eptauC4 eptersF4 epterstC6D5 eptäC2 epuB3 epusD2 epüB1 equeA2 equipA3 erab.C3
    erabaA4B3 erabbB4C3 erabenD4 erabrC3 erabtC3 erachC3 erad.B3 eraddC3 eradiB5 eradjB4 eradrC3
    eraebE4 eraebeD5 eraedB3 eraefC3 eraehC3 eraemC3E4 eraerC3 eraer.D5 eraesC3 eraeußC5 erafraD5
    eragenD4 eragiC3D4 eragoB3 erahlC3 erahoD4 eraicC3 erakeB3 eraklB3 erakroD4 eraktB4C3 eral.B3
    eraldB3 eraleB3 eralebE4 eralentD6 eraliB3 eralindG6 eralingD6 eralinspG6 eralkeC5 erambC3
    eramnC3 erampB4 eranaB4C3D4 eranatF5 erandF4 erand.B5 eranderB6 erandrC5 eranfB4 erangC3
    erangaB4 erangrB4 eranhB4 erankC3 eranlB4 eranoB4C3D4 eransB4C3 eranteiB6 eranuB3 eranwB4
    eranzuC5 eranzüC5 eraoB3 erapB3 erapfC3 erapoC3 erarieD4 erarrB4 erarsB4 eras.B3 erasbC3E4
    eraskC3 erass.C5 erassiC5 eratB3 eratelB4 eratlB4C3 eratmB4C3 erauC3 eraubB3 eraucB3 eraufE4F3
    eraufsB4 eraumB3 eraupB3 erauseE4 eraussB4 eraustB4 eravaC3D4 erawB3 eraxB4C3 eraßC3D2 erbeersE5
    erbetiA5 erbgA3 erbigA3 erbinfF4 erbloD4 erbrecC5 erbregA5 ercC1 ercheC5E4 ercheiF5 erchlC3
    erdaepA5 erdantD5 erdanzD5 erdbA3 erdensG4 erdestF4 erdgA3 erdinnC4D5 erdobC4 erdosD4 erdstD3
    erdäpA3 erdölA3 ere.A2B3 erebenC5D4 erecC2D2 erechsC5 eredelD4 ereditC5D4 ereenD3 ereheC3D4
    erehiB3 erehoB3 erehrC3 erei.A4B3 ereiaA4B3 ereibA4B3 ereibe.E6 ereideE4 ereieB3 ereigaB5
    ereigehB5 ereigniA5 ereihA4 ereikA4 ereilA4 ereinC3 ereinhB4C5 ereinlB4 ereinsB4 ereintB4
    ereisarC5 ereisbB4C5 ereisdC5 ereisfC5 ereisrC5 ereistrE5 ereisvC5 ereiswC5 ereitA4 ereiterkE6F5
    ereiuA4 ereivB3 ereizA4 ereleC3 erelitC5D4 erem.A4B3 erembC3 eremigC5D4 eremisD4 erempC3
    eremsB4C3 eremuB4C3 eren.A4B3 erenaB3 erendgC5 erengeneI6 erenskE5 erentnB4C5 erenzB3
    erenzendE6F5H6 erenzerE6F5 erepiC3 ereposB4 erer.A4B3 ererbA4 ererdeB4C5 erergeneI6 erergoB4
    ererhoB4C5 ererhöE4 ererkB4C3 ererlB4C3 ererloE4 ererlöE4 erern.A4 erernaB4C5 ererneB4C5
    ereroB4C3 erers.A4C6 erersatC5 ererscheB6C5 ererspB4C5 erertB4C3 ereruB4C3 erervA4 ererwaB4C5
    ererzB4C3 eresA2 eres.B3 eressB4C3F4 eressenC5 erestarD5 eretabD4 erethB4C3 eretriG5 eretuB4
    ereulC3 erevaC3D4 erevidB4C5D4 erfaD2 erfahruA5 erfeD4 erfensF4 erfolg.A5 erfolgrA5 erftaD4
    ergantD5 ergareC4D5 ergebnA5 ergeinC4D5 ergelfC4D5 ergenauA6 ergenbA5 ergeniA6 ergenpA5 ergomA3
    ergopC4D3 ergsoD3E4 ergspD3E4 ergstaD5 ergstiD5 ergstoD5 ergstrD5 ergstuD5 erhaltbA5 erhoC3
    eriB1 eriatB4C3 eribB3 ericA2 erichtersF6G5I6 ericoB4C3 erieA4 eriebE3F4 eriefF4 erieflE5
    erieneE4 erienenF5 erier.D5 eriers.D5 erifB3 erimaC3 erimbC3 erimmC3 erimpC3 erin.A4 erindB4C3
    erind.B5 eringB3 erinhC3 eriniB4C3D4 erinkB4C3E5 erinlC3 erinnenA6 erinneruA5 erinnrA5 erinsC3
    erins.B5 erintB4C3 erinzB4C3 erioB3 erionB4C3 erisB3 eriscA4 erislC3 erisoC3 erisrB4C3 eritrA3D3
    erkajA4 erkatC5 erkendsD5 erkrankuA5 erksenD4 erkserD4 erkunduA5 erlebnA5 erlediA5 erlegC5
    erlsE2 erläutA5 erlöhA4 erlös.A5 ermaC3 ermanC5 ermeszE5 ermoC3 ermuD2 ernabsaF6 ernacheE5
    ernalgC4D5 ernallC4D5 ernaltC4D5 ernerbeD5 ernereiD5 ernerstD5 erneteE4 ernobC4D3 ernopC4
    ernorE4 ernoriC4D5 ero.A4 eroaB3 erobaB3 erobbB3 erobiB3 eroblC3D4 erobmC3 eroboB3 erobrC3D4
    erobsC3 eroedC3E4 eroehB3 eroenB3 eroerC3 eroes.B5 eroescE4F5 eroffC3 erofrB3 erogB3 erohlB3
    erohmC3 eroiB3 erolB3 eroliB4C3 erolyB4C3 eromB3 eromaD3 erombC3 eronB3 eronaD3E4 eronanD4
    eropalC5 eropeC3D4 eropfC3 eropoB3 erorC3D2 eroraE4 eroreE4 eroroB3 eros.A4B3 erosaB3 eroseB3
    erosioA5 erositB5 erostoD5 erotrB3 erotterC5 erowB3 eroxC3 erozyB3 erpD2 erpenC5 erprobtA5
    erprobuA5 erraeC3 errantC4 erregtA5 errierE5 erringuA5 erräC3 ersatzoA5 erscheinuA5 erschlF4
    erschmF4 erschrF4 erseD2 ersiC3 ersosC4 ersparnA5 erstatiC7 erstattA5 erstatuC7 ersthE3 erstoC3
    ertadC4D3E4 ertaktsC6D5 ertaxC4 ertecE4 erteckD5 erterfC4D5F4 erterhC4D5F4 erterkC4D5F4
    erterscC7 erterstD5 erthoC4D3 ertsprD5 eruA2B1 eruchsF4G5 eruebB4 erufsE4F3 eruhrB4C3 erumC3D2
    erumaE3 erumsF4 erundC3 erunduB4 erunfC3 erungaC5 erunglC5 erungsG5 erunkB4C3 erup.C3 eruptA3B4
    erurD2 eruseC3D4 erutoC3 eruzC3 ervenenH6 erwerb.A5 eryaB2 erzerkC4D5 erzteD3 erzwiD4 eräB1
    eräbC3 erädB3 eräfC3 erähC3 erämC3D2 eräpC3 eräsB2C3 eräteF3 erätzC3 eröcB3 erödC3D2 eröhC4
    erös.B3 eröscD4E3 erüB1 esablC3 esadB2C3D2 esaemB4C3 esaerzB4C5 esallB4C3 esaltB4C3 esamiB4C3
    esamtrE4F5 esandrC5 esapaC4 esartC3 esatoB4C3 esavB2C3D2 esaxB2C3 esbC3 esbier.E5 escenB3
    eschamB4C5 eschemiF6 eschentB6 escherfB6E5G6 escherlB6E5G6 eschopE5 escoB2 escrC2 esdaC3 esecD2
    eseerD3 esehrC3 eseimD3E4 esekB3C4 eselcA3 eselenD4 eselerD4 esenacD5E4 eseneuD4 esenthE5
    eserefD5 eseriB5 eserintG6 eserkeC5 esersF4 eseruE3F4 eservB5 eseröC3 esestrD5 eseuE2 esexD2E2
    esextC3 esfC3 eshamB3 eshanC3 esharC4 esheC3 eshiE2 eshimC3 eshorC3 eshutC4 esiA2 esiers.D5
    esikB2C3D2 esimpB4 esinfB4C3 esiniC3 esintC3 eskB2 eskeC3 esklC3 eskyB4 esloC3 esmC3 esobB2C3D2
    esodB2C3 esodeD4 esofeC3 esopaD3 esorcB4C3 esoriB4C3 esostC3 espA2B1 especC4 espoeC4 esportpC6
    esportvC6 esreiC5 ess.A4 essadC4D3 essaltD5 essausF4 essayA3 esscA4 esschC3 esseerE5 essegE3
    esselersE6F5 essenspF6 esserC3 esserfahC6 esserhoD5F6 esserhöF6 essersaeF6 essersatF6
    essersäC6F6 esskA4 essoA4 essofC4 essphC4 esspuC4 esstecC4 esstopC4 essurkF4 essäA4 est.B4
    estabbF4 estabgB4 estaelB5 estahB3 estanstD5 estant.C5 estanzaD5 estasE4 estascD5 estat.B4C5
    estatuB5 estaufD5 estaumB4 estautorH6 estecC4 estein.B5 esteineB5 esteingB6D5 esteinkD5
    esteinlD5 esteinrD5 esteinscD5 esteintD5 estellaG5 estemiC4D5 estempoD5 estenB4C3 estengaF6
    estenglD5 estenseC6F6 estentrD5 estentsD5 esterkenF6 esternoF6G5 esternäD5 esteroeD5 estertrD5F6
    esterweitF6 esteröC4D5F4 estessC4D5F4 esthyC4 estidC4D3 estijC5 estilB3 estingD5 estinsC4
    estippB4C5 estmode.F6 estobC4 estocB3C4 estolB3 estopC4 estorgC4D5 estortC4D5 estrC2 estracC5
    estragC5 estrangB5 estrate.D5 estrebB5 estreckB5 estrickB5 estrikB5 estrosC5 estrunB4 eströB3
    estubB3 estueB3C4 estuebB4 estumsD5 esturC4E4 esturiD5 esturkD5 estübB4 estümC4 esubB3 esuhB3
    esumgB4 esumsB4C3 esumwB4C3 esundC4 esuntC3 esupB3 esurbC3 esurlC3 esursC3 esurtC3 esusD2 eswC3
    esyB3 eszB2 eszeC3 esöB1 etabenC5D4 etacC2D3 etaebD3E4 etaehC3 etagiC3 etalloE4F5 etamiC3D4
    etanaD3 etanhB4 etanjB5 etanoC3 etanpB4 etarbB4C3 etartC3 etatrD4E3 etaufsC5 etaukC3 eteA2
    eteffC3 etehe.C5D4 eteimB4C3 eteinsC5 eteisB4C3 etelnE4F3 etendF4 etengF4 eteniD4E3 etentsB4C5
    etentwB4 etenzerE6F5 etepiB4C3D4 etereisD6E5 etergeneI6 eterhöB4C5 eterichH6 eterloeE6
    eterlöB4C5E4 eteroeE5 etertaB5C6 eteräD4E3 eteröC3 etesB3 ethaD4 ethikA3B4 ethnA3 etholA3
    ethonC3 etidB2C3D2 etikarD4 etiklD4 etikrD4 etimD2 etinaD3 etindC3 etinfB4C3 etingE4 etinhB4C3
    etiniC3 etitaD4 etithD4 etobsC3 etofC3D2 etonalD4E5 etonarD4 etonerD4 etonsF4 etorcB4C3
    etordB4C3 etorgB4C3 etradeC5 etraedE5F4 etrecC3 etroC2 etsaC2 etsacC3 etsaeD3 etschereH5
    etschwuF5 etsengD5 etsimC4 etsprD3 etstoeD4 etstuD4 etsuC2 etsöC3 ettabC4D3E4 ettadC4 ettaeC4
    ettakC4D3 ettamC4D3E4 ettangC4D5 ettanmC4 ettansC4 ettapC4 ettatC4D3 ettaufD5 ettembC4 ettenE4
    ettespC4 ettessC4D5 ettoenE5 ettopeD5 ettrC2 ettreiD5 ettruD3 ettumC4D3 ettäC2 ettöC2 etuA2
    etuiA3B2 etumsB4C3 etupsC3 etuseC3 etylD2E3 etymA3B2 etzA2 etzaC2 etzebC4D3 etzedC4 etzeigC4D5
    etzeneC4D5 etzerwC4D5 etzesF3 etzetE4 etzetiC4D5 etzoeC4 etzwC2 etzäC2 etähC3 euaC1D2 eubleC4D3
    eubliC4D3 euchtaE4 euchtersH6 euchtoE4 euchtrE4F5 eudereF4 eudieE4 eueC1 euedD2 euefaD3 euemD2
    euepD3 euereiD4 euereifE5 euereigE5 euereisE5 euererrG6 euerersG6 euerertG6 eueretD4 eueroD4F4
    euerofE5 euescC4 euessB3C4 eufrC3D2 eugaC2 euganD3 eugendmC6D5 eugenseC6 eugidC4 euginfF4
    eugingC4D5F4 euglC2 eugreC4 eugsE2 eugspD3 eugstaD5 eugstiD5 eugstuD5 euhuC3 euiD2 euidC3
    euille.E6 euinC3E3 euirC3 eukalA3 eulB2 eum.B3 eumeB4 eumpD3 eumspD4E3 eunasC3 euneD2 eunebE4
    eungE2 euni.C4 eunioC4 eunisC4 euoC1D2 eup.B3 eupfC3D2 eupgB3 euphA3 euranC4D3 eurasieG5
    eurastC4D5 euratE3 eurcD3 eureB4C3 eureinE5G4 eureisD5 eurinfF4 eurinsD5F4 euroB4 eurosE3
    eursauD4 eursoD4 eurstaeD6E5 eurstäD4 eusA2 eusarB3 euscheiC6F5 euschelC6 euscherzC6F5 euschlC4
    euschmC4 euschueC6 eusdB3 euseffB5 euseiC3D4 eusevanB5 eusgB3 euskB3 eusnB3 eusprC3 eusscD4E3
    eusstB3 eustaC3 eustoC3 eustrC3D4E4 eusuC3 euteiC3 euteinE5G4 euteraE5F4 euthD2 euthaA3C3 eutoD4
    eutsE4 eutschaD6 eutschmD6 eutschnD6 eutschrD6 eutschwD6 euveE4 euxA2 euyC1 euzaC2 euzecC4
    euzoC2 euzwC2 evA2 evakA3B2 evalsE4F3 evanzE4F3 evenC4 everiD3E4 evlB2 ewalterE6F5 ewauB2C3
    ewebeiF5 ewebsE4 eweiscE4 ewergE4 ewerteE5 ewieD2 ewinB3 ewindesG5 ewirB3 ewitB3 ewstC4
    ewuerzesI6 ewürzesH6 ex.A2 examA3 exanA2 exansC4 exekA3 exelB2C2 exeleC3 exesA2 exfA2 exiB1
    exilA3B2 exinB2C3 exlC3 exorC3 expA1 expuA2 exsA2 extaA2 extetA4 extinC4 extreiD5 extvA2 exuA2
    exumB2 exvC3 exyA2B1 eyC1 eyaD2 eydrC2 eyereC4 eyneC2 eyoD2 eysD2 ezA2 ezaB3 ezennB4C3 ezereD3
    ezerkC3 ezesaD3E4 ezoC2 ezohB3 ezueD2 ezwC2 eßeleC3 eßereD3 eßerlB4C3E4 eäB1C2 eöB1C2 eüB1 faA1
    fabD2 fabbA2B3 fabenC4 fabfA2 fabgA2 fablA2B3C2D3 fabnA2 fabreB3C4 fabsA2 fabtA2B3 fabwA2 fabzA2
    faceC2 fachaE3 fachebC4 fachecC4E5 fachelC4 fachengC6 fachentC6 fachenzC6E5G6 facherfC6E5
    facherkC6 fachiE3 fachoE3 fachskE5 fachspF4 fachungC5 fadaD3 fadanC4 fadelC4 faderB3 fadiC2
    fadlB3 fadrA2B3C2 fadtD3 faeC2 faecD2 faeckC3 faemB3 faerC4 faermB3 faerzA4B3 faesserH6
    faessersE6F5 faesserwE6 faetzA4B3 faeugB3 faexA2B3 faeßerD4 fahlentD6E5 fahlerzG6 faibE2 fakeC2
    falaC3 falklD4E3 fallaD4E3 falleiD4E5 fallerG4 fallereD6E5 fallerfD6 fallergD6 fallerkD6E5
    fallermD6E5 fallerrD6E5 falloD4 falschaD6 falscheiD6 falschlD6G5 falschmD6 falschwD6G5 faltrD4E3
    falzwD4 fameiC4 fampA2B3 famtB3 famyA3 fan.B4 fanarC4 fanderD4E5 fandreD4 fandruD4E5 fandrüD4
    fangeiD4 fangertD6 fangraD4 faninC4D3 fankA2B3E2 fanlA2 fannA2 fanoB3C2 fanrA2 fanwA2 fanzA2B3
    fapB1 fapoC2 faraC3D4 farbaD4E3 farbelD4 farberD4E5 farbinD4E5 farblD4E3 farboD4E3 farbrD4E3
    farbuD4E3 farbäD4E3 farmanD4E5 farmiA4B3 faroA2B3C2 farraD4E3 farrhD4 fartA2B3 farzA2B3 fasaC3D4
    fasereF5 fashC3 fassiA4B3 fastrA4B3 fatB1 fatoC2 fattA2 faueA2 faufA2 faugB3 faulB4 fausbB3
    fauslB3 favA3 faßC2 fbA2C2 fbauE3 fbilderH6 fbilderhE6 fcA2B1 fchB3D2 fdA2C2 fdieD2 fdsB3 feA1
    featuF4 febbA2B3 febenC4 fecC2 fechteF6 fechtseG5 feckA2B3 fedelC4 federenH5 federoE4 fedieE4
    feditC4 fedrC2 feeinF5 feffA2 feffrD4 fefiE2 feflD2 feheA2B3C2 fehlaE3 fehleF4 fehleiD4E5
    fehlerinnD6 fehloD4E3 feibB3 feicA2B3 feilaD4E3 feindeiE6F5 feinerzD6E5 feinlA4B3 feinnA4B3
    feinqA4B3 feins.C5 feintaC5 feintoC5 feinuD4 feinwA4B3 feinzA4B3 feisB3 feiseA4 fekA3 fektaD4
    fektrD4E3 felA3 felaC2E2 felaeD3 felatD3 felauD3 felbB4 felbiD5 feldaF4 feldacD4 feldarD4E5
    feldemD4E5F4 feldendD6E5 felderkD6E5G6 feldraD4 felecD3E4 felefA4B3C4 felegC4D3 feleinD5
    felekA4B3C4 felenC4D3 felerC4D3 felesC4 felinE4F3 felinsD5 fellansE5 felleinD6 fellersD6E5
    fellinD4 feloC2D3 felspirD6 felstiD5 felternA6B5D6 feläC2D3 fembA2B3 femmD2 fempA2B3 fen.B4
    fenagC4E4 fendE2 fendefF4 fenendD5 fenentC4D5 fenergA4B5 feneroD5F5 feneröD5 fenetE4 fenfD3E2
    fengpA4 fenidC4 feninD3 fenitD3E4 fenkE2 fennE2 fenoC2D3E2 fensalD4 fenschlD7 fenshD3 fensklD5
    fenspoE4 fenstA5 fente.A4B5 fentenA4B5D4 fentfA4B3 fentlaA4 fentsA4B3 fentwA4 fentzA4 fenuC2D3
    fenäC2 fer.B4 ferabD3 feradD3E4 feraeD3 feralD3 ferantC5 feranzD5 ferasD3 ferd.A4 ferdeF3
    ferde.A4 ferdenA4 ferdesG4 ferdsA4 ferebC4D3E4 fereckD5 fereiA3 fereinC4 fereisC4D5 fereiwD5
    ferekC4 ferellD5 fererdC4D5 ferergC4D5F4 fererwC4D5 ferevC4D3E4 ferfahruD6 ferfuelD6
    ferfülA4B5D4 fergebnA6 feridC4D3E4 ferienG5 ferinfF4 ferintF4 ferionE4 ferisoC4 ferlebnD6
    fernabsG6 fernau.E6 fernerkG6 feroeD3 ferofD3 ferrE2 ferregtD6 fersmD3E4 ferspE4 ferupA4B3C4
    feräC2D3 feröD3 festabE5F4 festakE5 festalE5 festanE5 festarE5 festeiE5 festendD6E5 festeroD6
    festhD4 festinD4 festoC4D4E3F4 festruE5 fetagC4 feteroD5 fetikA4B3C4 fettaD4E3 fetthD4E3
    fettisF5 fettrE3 fettsE3 feu.A2 feuchaD5 feueroF5 feulA2B3 feutA2B3 fexB1 fexpA2 ffA2B1 ffachuD5
    ffadC3D2 ffangsF5 ffansC3 ffarkC3 ffarmC3 ffatD2 ffauC3 ffebB2C3D2 ffeeD2E3 ffefB2C3 ffeigB4C3
    ffeinE4 ffein.D5 ffeinbC5 ffeiniD5 ffeinkC5 ffeinsC5 ffelaE3 ffelemB4 ffelsF4 ffemD2 ffemiB4C3
    fferecD4 fferhB4C3 fferzeB4C5 ffetD2 ffetrE3 ffexB2 fffD2 fffenF4 ffimB2C3 ffjB2 fflecC3 fflänC3
    fflätC3 ffobB2C3D2 fforD2 fforiC3 ffottC3 ffoxB2C3 ffrakC3 ffrenC4 ffroaC3 ffrolC3 ffsamC3
    ffsauD3 ffsendD5 ffstauC4 ffstieD5 ffstutD5 ffstürD5 fftiC3 ffumB2C3 ffursC3 ffyB2 fgA2C2
    fgaserD4E5 fgasteE5 fgebE2 fgenaD3 fgerE4 fghB3 fglimF4 fhA2B1 fhauC4 fholaD4E3 fiA1 fi.A3
    fiarC2 fiaskC3 fiatC3 ficiE3 fidoC2 fidsD2 fidyA2C2 fieblD3E4 fiebrD4 fierfC3E4 figecC4 figrC2D3
    fikanfC4 fikanrC4 fikansC4D5 fikanwC4 fikasC4D3 fikelC4D3 fikersF4 fikerstC6D5 fikinC4 fikleC4
    fikloC4 fiklöC4 fiknC2 fikoE2 fikobC4D3 fikopC4D3 fikorC4 fikrC2D3 filanC4D3 filauC4 filaufbC5
    filaufnG6 filbE2 fileiC4D3 filenF4 filendC4D5 filentC4 filepC4 filesC4 filinC4D3 filipD4 filmaD4
    filmasE5 filmedD4E5 filmeiD4 filmäD4 filoE2 filobC4 filstD3 fimiC2 fimpA2B3 finaB4C3 finantC4
    finarC4 findiaD4 finelC4 finetC4 fingeroF6 fingstrG5 finhA2B3 finjA2B3 finseA4B3 finspD4
    finsteD4 finstiD5 fiolC3 firiA2B3C2 fischaC4F5 fischeiC6F5 fischlC4 fischnC4 fischoC4F5 fischrC4
    fischwC4F5 fischäC4 fishC3D2 fisoA2B3C2 fispC3D2 fistD3 fisteF4 fiteE2 fitelD3 fitiC3 fitinC4
    fitisE3 fitoE2 fitorC4D3 fitratC4D5 fixelC4 fizA3 fizaC2 fjorB2 fkA2B1C2 fkakenG4 fkatiD4E3
    fl.A2 flaC2 flabB3 flaecA3B4 flaedB3 flaenA4 flaeuB3 flampB3 flanschlE6H5 flanzerH6 flapB3
    flascB4 flatsB3 flaufB3 flaumaG4 fleC2 fle.A2B3 flebA2B3 fleeB2 fleinA4B3 fleischrE6H5 fleitA4B3
    flektE5 flerA2B3 flexB2 fli.A2B3 flich.B5 flicheB5 fligA2B3 flilA2B3 flimB2 flindB3 flineD4
    flingA4B3 fliniA4B3 flinsA4B3 flitB2 floefB3 flokB3 flonA2B3 flopA3B2 florA3B2 floraD3 floss.A5
    flotA3B2 flowD2 floßA3 flucB2 fluegB4 fluemB3 flufB3 flugB4 flugaD4E3 flugerD4 flugzA3 flupB3
    flurC4 fluriE3 flussA3B4 flutoE3 flyB2D1 fläcA3B4 flädA2B3 flänA2 fläuB3 flöfA2B3 flögB2 flügB2
    flümB3 flüsA3 fmA2B1C2 fmadD2 fmarschachK6 fmuB3 fnA2B1C2 fneB3 foA1 foaD2 fodiE2 foefA2B3D2
    foekA2B3 foeleB3 foeliC3 foersE4F5 foesB3D2 folyA2B3C2 fonadC4 fonalC4D3 fonamC4 fonanC4D3
    fonapC4 fonarC4 fonauC4 fonienE4 foninC4D3 fonopC4 fonuC2 fopB1 fopeA2C2 foratC3 fordnA4 fordsE3
    forgA2B3 formA3 formaeD4 formagD4E5F4 formasD4 formauD4E5 formeiD4E5 forminD4 formorD4 formäD4
    fornier.F5 forschlD6 forstD4 forsteiF5H6 forstrD6F5 forteiD4E5 forterD4E5 fortrD4E3 fortsE3F4
    foruC3D2 fostaC3 fotoC3E3 fotoeC5 fpA2B1C2 fqA2 frC2 fra.B3 frachtaF6 frachtrF6G5 fradA2B3
    fradeiD4 fraedA4B3 fraetB3 frafB3 frageiF5 frahA2B3 fralA2B3 framD2 framaE3 franB2 frandB3
    frannB3 frapA2B3 fraseB3 frastD3 frastaE5 frat.B3 fratsB3 frau.A3 fraumB3 frausF4 frauseE5
    fraßA3 fre.B3 freanB4 frechtB5 freeD4 frefA2B3 fregeB3 fregiB3 frehB3 frei.B4 freibF4 freicA4B3
    freieB4 freifE3F4 freikE3F4 freistrE5 frekA2B3 frelA2B3 fremA3B2 frenB3 frepA2B3 freqA3B2
    frescB4 fresiA4B3 fresstE4 frestB3 freteB4 freuB2 frezA2B3 frhB1 fricA2B3 fridD3 frigA2B3
    frinA2B3 fringerE6F5 fripB3 friscA3B4 frischaD6 fristB4 frocA2B3 frolA2 fronA3B2 fronaD4E3
    frosD2 froseB3 frostrF5 frucA3B2 frudB3 fruehrB5 fruesB3 frufereD6 fruhB3 frumB3 frunA2 frutB3
    frädA2B3 fränB2 frätA2B3 frührB3 frühtE3 früsB3 fsA2 fsacB3 fsadB2 fsaerC3 fsakB2 fsakrB3
    fsallB4C3 fsaltB4C3 fsampC3 fsanB2 fsanaC3 fsaneC3 fsangC3 fsanzC3 fsarB2 fsasB2C3 fsateC3D4
    fsaufB4C3 fsaunE4 fsautB4 fscaB2 fsceB2 fschE2 fschalB5 fschanB4 fschaoF4 fschauB5 fschefB4
    fschraB5 fschriB5 fscrB2 fsebB2C3D2 fseeD2 fseeiE3 fsehrC3 fseinC3 fseitB5 fselB2C3D2 fsendesC5
    fseneC3D4E3 fsentB4C3 fseqB3 fserB2C3 fseruD3E4 fservB5 fsetD4 fsethC3 fsexB2E2 fsidB2D2
    fsidenC5 fsimpC3 fsinfC3 fsingC3 fsintC3 fskaB2 fskoB2 fskyB3C2 fsoC1 fsobB2 fsochC3 fsohB3
    fsopB2 fsorD2 fspB1 fspannB5 fspasB4 fspelB4 fsphB2 fsporteG5 fspotB4 fsprieC5 fspulC4 fssC3D2
    fstaB3 fstaetiC5 fstagB4 fstakB4C3 fstaleB4 fstankB4C5 fstasB4 fstegB3 fsteiB3 fsteilB4 fstelB3
    fsternB5C4 fstesC3 fsteuB3 fstiB3C2 fstipB4C3 fstitB4 fstoB3C2 fstonB4 fstrasC4 fstreC4 fstrenC5
    fstriB3C4 fstromB5 fströB3 fstuecB5C4 fstätiB4C5 fstücB3 fstüteB4C5 fsumsC3 fsunB2C3 fsurB2C3
    fsutB2C3 fszeneB5 fsärB2 fsäusC3 ftA2 fta.B2 ftaeuB4C3 ftalaC3 ftalgB5 ftallC3 ftanD2 ftanaB4C3
    ftandC3 ftangC3 ftanoB4C3 ftansB4C3 ftapfC3 ftarB2C3D2 ftattC3 ftaufC3 ftecD2 fteckC3 fteheC3D4
    fteigC3 fteinC3 fteisB4C3 ftelekB4C5 fteliB4C3 ftembC3 fteraE3 fterkeB4C5 fteroE3 ftersauH6
    ftespE4 ftessB4C3E4 ftesteiD5 ftethC3 ftetiB4C3D4 fteuD3 ftgutE4F3 fthB2C1 fthemB3C4 ftidB2C3
    ftikB3 ftimB2C3 ftinB2 ftindC3 ftinfC3 ftingB3 ftinhC3 ftinnC3 ftinsC3 ftisoC3 ftleC3 ftobB2C3D2
    ftoefC3 ftofC3 ftomB2 ftopD2 ftopeC3 ftoraC3 ftorgC3 ftotB2C3 ftraedC5 ftranB5C4 ftrauC3 ftrilC3
    ftrittG4 ftruhC3 ftsD1 ftsaC2 ftsagE4 ftsauF4 ftschC3F4 ftsehC4E4 ftselE4 ftsemC4 ftsendC4
    ftsengC4 ftsepC4 ftsesC4 ftseuC4 ftsiC2 ftsoC2 ftstafC4 ftstiC3 ftstickD5 ftstierC6 ftstorC4
    ftstreuC6 ftstropC6 ftsturC4 ftsänC4 ftuenD3 ftumsC3 ftunbC3 ftundC3 ftunfB4 fturkC3 fturlC3
    fturtC3 ftwarE4 ftzD2 ftäuB2C3 fuA1 fuchsaE4F5 fuchstF5 fueB2 fuebA2B3 fuenfaE4F5 fuenfeiE6
    fuerD4 fuhB2 fukuE3 fulA2 fuldE4 fultB3 fumbA2B3 fumeiC4 fumerzC4D5 fumiC2D3 fummB2 fumsA2
    fundergD6 funderhD6E5 fundrE3 fundstE5 funfA2B3 funglA4B3 funiA2B3C2 funkA3 funkaD4 funkerkD6
    funklD4E3 funkoD4E3F4 funkrD4E3 funkuD4 funlA2B3 funmA2 funrA2 funtA2B3 funwA2 furB2 fure.C4
    furlA2B3 fusB2 fuscA2 fuschwC4 fussaD4 fusseiD4 fusserD4E5G4 fusspD4 fustC3D2 futA3 fußerC4D3
    fvA2 fwA2 fyB1 fzA2C2 fzeitenH6 fzeitendE6F5 fztC3 fzuginD4 fzugleE4 fäA1 fäcC1 fäfA2 fähruD4E3
    fämA2B1 fäqA2 färmA2B3 färzA2B3 fässerG4 fässerkD6 fässersD6E5 fässerwD6 fätzA2B3 fäugA2 fäxA2
    fäßerC4 féA1 föA1 födeE3 föfA2B1C2 fökA2B1 fölA2B1 försD2 förstE5 fösB1C2 füA1 fübA2 fühlscE4F5
    fühlseE4F5 fühlstE4 fürC2 gA1 ga.A3 gaalA2B3 gabdA2B3 gabeeE3 gabeiE3 gabelA3 gaberE3 gabfA2
    gabgA2 gabitE4 gabituD5 gablA2B3C2 gableD5 gabriD4 gabruD4 gabrüD4 gabscA4 gabst.A5 gabstuA4
    gabstüA4 gabtrA4B3 gabwA2 gabyE2 gabzA2 gacC1 gadesE3 gadiB4C3 gadlA2B3 gaeis.D5 gaempC3
    gaendA4B3 gaepA2B3 gaerhC3 gaerzB3 gaesE3 gaesteG5 gaetaC3 gaflC3 gaiA3 gail.C3 gainC3 gakC1
    gakadC4 gaktA2B3 gakusC4 galaC3 galaeE3 galarB3C4 galauA4B3 galendC4D5F4 galgoB3 galltA4B3
    galtaA4B3 galtdA4B3 galuB3C2 gamalC4D3F4 gamazA4B3 gamebC4 gamecC4 gamepC4 gaminC4D3 gammaD5
    gamoE2 gamtD3 gamuC2 ganalA4B3 gananC4 ganatoD5 ganauC4 ganbrB4 gandD3E2 ganerhD5 ganerkD5
    ganersD5 ganfA2 gangarD4 gangebeD6E5F6 gangelD4E5 gangerbD6E5G6 gangrD4 ganguD4E3 ganinnD5
    gankE2 gankeA4B3 gankunB5 ganlA2 ganmuA4 ganobC4D3 ganorC4 ganpA2 ganrA2 gansiA4B3 ganstiB5
    ganwA2 ganyC3 ganzwD4 gappA2B3 garcA2 gardeF3 gareaA4B3 garenaC4 gargB3 garinC3 garkA2B3
    garmA2B3 garoC3D4 garsD2 gartiA4B3 garzA2B3 gasaC2D3 gascheG4 gase.C3 gaseiC4D3 gaselC4D3
    gasemC4D3E4 gasendrD5 gaseneC4D5 gasentC4D5 gaserzC4 gasetD3E4 gasiC2 gasoC2 gassE2 gassessA6
    gastankD5 gastelD4 gasteltE5 gastensD6 gastinD4 gastraeD6E5 gastrolD6 gasträD4E5 gasumC4 gasäC2
    gathD2 gathaC3 gatmA2B3 gaueriD4 gaufA2D2 gaufeC3 gaugA2B3 gaukB4 gauntC3 gausbA4B3 gausdA4
    gausfA4B3 gausgA4 gausrA4 gaussA4B3 gauswA4B3 gauszB3 gautA2B3 gbA2C2 gbaB3 gbauC4 gbaufE3
    gbesE2 gbieD2 gblB3 gboB3 gbuB3 gbytD2 gbäB3 gbüB3 gcA2B1 gdA2 gdabB2 gdadC2 gdakB2C3 gdallC3
    gdanB2 gdanzC3 gdartC3 gdeiB2C3 gdelsC3 gdentB4C3 gderB2C3 gdethC3 gdieD2 gdinsC3 gdobB2D2
    gdopB2 gdrocC3 gdroeC3 gdröB2C3 gdsC3D2 gdäD1 geadD2 geanD2 geapD2 geatC3 geat.C4 geateC4
    gebbeA4B3 gebleD4 geblinD4 gebotF4 gecC1 gedD2 gediE2 gedigA4 geeC1D2 geegC3 geereE3 geesC2
    geestF3 geevC3 gefD2 gefarC5 geffA2B3 gegensF5G4 geglC3D2 gegnC2 gehabenD5 geherlC4D5 gehsteD5
    geidA2B3 geimC3 geinD2 geinbA4B3 geindiE4 geinfoC5E4 geingA4B3 geinhaE4 geiniC3 geinlA4B3
    geinnC3E4 geinrA4B3 geintenE6 geinterE6 geinvC3E4 geinwA4B3 geirC3 geiseF4 geishD3 geisoC3
    geisscE4F5 geistrF5 gek.A2 gelacE4 gelanE4 gelanoC4D5 gelantC4D5 gelanzC4 gelbB4 gelbiD5 gelbsE5
    geldelD4 geldemD4 gelderG4 gelderhD6E5 gelderpD6 geldersD6 geldertD6 gelderwD6 geldrueD6
    geldrüD4 gelecC3 gelefC4 gelekA4B3C4 gelendC4D5 geleneC4D5F5 gelentC4D5 gelerdD5 gelereD5F5
    gelerfD5 gelergD5 gelerkC4D5 gelerlC4D5 gelernaC6D5 geleroD5F5 gelersC4D5 gelerzD5 gelessC4
    gelfD3 gelfe.D4 gelfenG4 gelgeneH6 gelintD5 gelkE2 gellaD3 gelomC4D3 gelotC5 gelsalD4
    gelschorD6E5 gelstE4 gelsteD5 gelstiD5 gelszeD5 geltentD6 gelterhD6 gelzE2 gemaD4 gema.C4
    gembA2B3 gempA2B3 gemuD2 genaesD4 genau.C5D4 genaueC5 genausteD6 genda.A4 gendinE5G5 genegC4D3E4
    genehD4 genelC4D3 genemiC4 genendeC6D5 genepC4 generbC4D5F4 genereiC6D5 generfC4 generinD5F5
    generkC4D5 generlC4D5 genernC4D5 generscD5 generstD5 genertC4D5 generwaF6 generwäF6 geneskC4D5
    genessC4 genfD3E2 gengE2 genge.D4 gengelnD6 gengelsD6 gengerG4 genimC4 geninC4D3 genkE2 gennD3E2
    genocC4 genopC4 gensamtE5 genschG4 gensembD6 gensertE5 genskaD5 gentfB3 gentfaA4 gentfeA4
    gentheD5E4 gentstA4B5 gentwA4 genunC4 genzartD6E5 genzeigD6E5 geohC3 geooC3 georiD4 geouC3
    gepC3D2 ger.B4 geraC3 gerabD3 gerabdruI6 geradmD5 gerakrD5 geralaD5 geralbD5 gerallD5 geralpD5
    geraltD5 gerampD5 gerantC4D5 gerdgA4 gereckeD5 gereidC4D5 gereigD5 gereignA6B5 geremiA4B5C4
    gerendeD5 gereneC4D5F5 gerengC4 gerensC4D5F4 gerentC4D5 gererfC4 gererhC4D5 gererkuF6 gerersaD5
    gererwC4D5F4 gererzF4 gerhoeD4 gerhöA4B3D4 gerindeF6 gerindiF6 gerinfF4 gerkläA4B5 germiF4
    gernauD4 gerneD3 gerntA4B3 gerobeD5 gerocC3 gerodC3 geroeC3 gerosC3 gerotC3 gerovD3E4 gerreguD6
    gersehA4B5D4 gerspE4 gerwacA4B5D4 gerwartD6 gerweitD6 gerwerbA6B5 geryC2 gerzE2 geröC3 gesC1D2
    ges.B4 gesanzD5 gesaufD5 geschF4 gesebC4D3 gesecC4D3 geseiC3 geseinC4D5 gesel.A4B5C4 geseltC4D5
    gesenC3 gesereC4D5F5 geserfC4D5 geserzC4D5 gesexC4 gesouC4D3 gesphC4D3 gespuC3 gessaD3 gesseD3
    gesspD3 gesstD3E4 gestanD4 gesteiE6 gesterC4D5 gesthD3 gesturC4D5 getangeD5 getantC4 gethiC4
    getikA4 getinF5 getoC3 getowA4 getrD2 getresC4D5 getsaD3 getspD3E4 getstE4 gettD3 getuiA4
    geulA2B3 geunkC3 geurtC3 geutC3D2 gexA2B1C2D1 gfA2B1C2 gfachuD5 gfeB3 gfenE2 ggA2 ggatD2 ggeB3
    ggebE2 ggererD4E5G5 ggienD3 ggloC2 ggnB2 ggofB2 ggrC2 ggsD2 ghA2B1 ghaC2 ghaeC4 ghafeF4 ghaleA3
    ghamE3 ghetA3B2 ghlC1 ghoB3 ghrA3C2 ghsD2 ghtD1 ghtiC2 ghtrC2 ghwC3 ghähC4 giaC1 giblD2 gichE2
    gichtF3 gieC2 giebD3 giedD3 giefD3E4 giegD3E2 gieiD3 gienabC5 gienacD5 gieneD3E4 gieneinH6
    gienkC3 gienrC3 giensC3 giereisD6E5 gieresD5 giergiC5 giespD5 giestD3 giftrD4E3 giftsE3F4 gigA3
    gigelA4B3C4 giguC2 gikaD3 gikanC4 gikelC4D3 gime.C4 gimefC4 gimesC4 gimetC4 gimpfA4B3 ginaC3
    gindA2B3 gindiD4 ginfA2B3 gingaD4 gingeniA6 gingrD4E3 ginhA2B3 ginitC4 ginnenbD6 ginnerA4B5
    ginsaD4 ginseA4B3 ginsfA4B3 ginspA4B3 ginstandhD6 ginsteD4 gintA2B3 ginvA2B3 giokA2 gisA3
    gischwC4F5 giselA4B3 gistaC3 gisteF4 gitA3 gituC3 giusD3 gjA2 gkA2B1C2 gkaB3 gkoB3 gkoefD3
    gkrafF4 gkuebE3 gkäB3 gkübD3 gl.A2 glaC2 glabA2B3 glachB3 gladuA4 glaendB5 glaescF5 glagA2B3
    glahA2 glandA4 glandrE4 glanzaE4 glanzenE6 glanzerE6F5 glapA2B3 glas.B4 glasaD4 glaselD4E5
    glateA4B3 glaucA4B3 glaueB3 glaufA4B3 glaunA4 glausA4 glautB3 glavA2B3 glawA2 glbA2 gle.A2
    glebB3 glebiA4 gleboB4 gleböB4 glecD3 gledB3 gleerfF4 glefB2 glegA2B3 glehaB4 glehrA4 gleibA4
    gleicB4 gleidA4B3 gleinA4 gleisiB4 gleiterkE6 gleiterscE6F5H6 gleitrE4F5 glekB2 glelB2 glemB2
    glemmiB5 glenA2 glepB2 glerA2 glereigG6 gles.B4 gleseA4 gletB2 gleucA4 gleurB4 glewB2 glhA2
    gli.A2 gliaA3B2 glibA2 glicA2 glidA3B2 glieA3B2 gliebA4B3 gliefA4B3 gliegB3 glifA2 glikB2 glilA2
    glimB2 glinA2 glingsG5 glioB2 glionD3 gliosD3E4 glisA2B3 gliteA4 glittB4 glizB2 glizeA4B3 gloC2
    gloaB2 globB2 glocB2 glochA4B3 gloesA4 gloewA4 glofB2 gloksA4 glomB2 glonB2 glopB2 glorbA4
    glosA2 glotB2 gloyA2 glsA2 glucB2 gluchB3 gluecB4 gluefA4 glufA2 glunA2 glusA2B3 glwA2 glyA3B2
    gländA4B3 gläsB2 gläscE3 gläufA4 glöchA4 glöhA2 glösA2 glöwA2 glücA3B2 glüfA2 glügB3 gmA2B1
    gmabC4D3E2 gmeB3 gmenC4 gmentrE4 gmentuE4 gmiD1 gmunC4 gn.A2 gnacA2B3 gnaepB3 gnagA2 gnahA2B3
    gnakD2 gnalerD4E5G5 gnalinD4E5 gnamA2B3 gnanaC3 gnaqA2 gnarA2 gnauA2 gnbA2 gncA2 gndA2 gneC2
    gnehB3 gneiA2 gnelA2 gnenD2 gneneE3 gnentA4C3 gnergebE6 gnetaD4 gnetrD4E3 gneuA2E3 gnfA2 gngA2
    gnhA2 gnieB2 gnifB2 gninB2 gninfA4 gningA4C3 gnintA4 gnisA2B3D2E3 gniseF4 gniserG5 gnkA2D2 gnlA2
    gnmA2 gnoB2 gnobA2 gnopA2 gnorD3 gnoriA4 gnotA2B3 gnovB3 gnpA2 gnqA2 gnrA2 gnsA2D2 gntA2 gnu.A3
    gnum.A3 gnumfC4 gnumgA4 gnumsA4C3 gnunA2B3 gnutA2 gnvA2 gnwA2 gnyB2 gnzA2 gnäpB3 goalC2 goaliD3
    gobB1 gobjA2B3 goblB2D4 gobsD2 gocC1 goefA2B3C2D2 goehA2B3 goel.A4 goenzC3 gofB1 gofeC2 gogA2
    gohrA2B3 goiC1 gokC3 golaD2 goldaD4E3 goldengD6E5 goldoD4E3 goldrD4E3 golfaD4 golfelD4 golferlD6
    golflD4E3 golfrD4E3 golfsE3F4 golivB3C4 gonA3 gonaD2 gonanC4D3 gonatC4D3 gopeA2 gopflC3 goposC4
    goptA2 gorapC3 gordA2B3 gorgA2B3 goroB4 gortA2B3 gosiC2 goslC3D2 gosteC3 goszA2B3 gothaeC5
    gotterbD6E5 gottergD6E5 gotterlD6E5 gotterwD6E5 gotthD4 goyC1 gpA2B1C2 gplaC4 gpuB3 gqA2 gqiB3
    grC2 grabC4 grabaD4 grabiD4 grablD4 gradeiD4 gradendD6 gradlA4B3 graedA4B3 graescF5 grahA2B3
    grakA2B3 grammenH6 grammendE6F5 grammerE6F5 grampB3 granaD3 grand.B5 grannA4B3 grarA2C4 graraD4
    grareD4E3 grasaD4E3 grasstE5 gratB2 grauC4 graubA4B3 graufE5 graumA4B3 grauskE5 gre.A2B3 greaA2
    grebB2 grecA2B3 gredeA4 greduA4 greeB2 grefA2B3 grefrD4 gregeA4 gregiA4 greglA4 greicA4
    greihA4B3 greimA4 greinA4 gremB2 grenB2 grennA4B3 grenzA5 grenzaE4 grenzeiE6F5 grenzerfE6H6
    grenzertE6H6 grenzoE4F5 grerB2 gresB2 greseA4B3 gresserE6H6 gresstE4 grevA2 grezA2 gricA2B3
    grieD2 griegA4B3 griemA4B3 grieseB5 grigA2 grillaE4F5 gringA4B3 grinnA4B3 gritE2 groB2 grobaD4E3
    grobeiD4E5 groblD4 grobrD4E3 grocA2 groecA4B3 groehA4B3 groeleE5 grohA2B3 grolA2B3 gronE2
    groseA4B3 grossaE4F5 grosscE4F5 grosselE6F5 grossenkE6 groutA4 gruebeE5 gruecA4B3 gruf.A4
    grufeA4 gruftB4 gruhA2B3 grunC4 grundereE6 grungE4 grutA2B3 grädA2 gräscE3 gräubA4B3 gröcA2B3
    gröhA2 gröleD3 grübeD3 grücA2B3 gsA2C1 gsabD2 gsackB3 gsadB2D2 gsaehB4 gsakB2D2 gsallB4 gsaltB4
    gsamaB4 gsamtB4 gsaniB3 gsantB4 gsapB2C3D2 gsarB2D2 gsarsC3 gsasB2 gsatoB4 gsau.B3 gsaueE4
    gsaufB4 gsaurE4 gsautB4 gsavB2D2 gsbyE2 gschE4 gschalB5 gschatB5 gschefB4F4 gscheiB5 gschenC4
    gschlB3 gschmB3 gschnB3 gschrB3 gschuB3 gschwB3 gschäB3 gschüB3 gscoB2 gsebB2D2 gsecD2 gsedD2
    gsegeB3 gsehC2 gsehrC3 gseilB3 gseklD4 gselD2 gsel.B3 gseneD4E3 gsentB4 gsenthE5 gsepB2D2 gserB2
    gsereE3 gserinE5 gseroeE5 gsesB2 gsetD4 gseuB2E3 gsevC3D2 gsexB2D2E2 gsgenetG6 gsidD2 gsieB3
    gsigB3 gsikD2 gsinD2 gsitaB4C3 gskieB3C4E3 gsliC3 gsoB2D2 gsocD3 gsolB3C2 gsozB3 gspacB3C4
    gspateC4 gspekB3 gspitB3 gspornB5 gspuleB5C4 gsruecF4 gsrücE4 gssC3D2 gssaugF4 gstaD2 gstablC5
    gstabsB5 gstadB3 gstaerB5 gstahB3 gstakC3 gstankC5 gstarkB5 gstartB5 gstasC3 gstat.C5 gstateC5
    gstatiB5 gstatuB5 gstau.C5 gstaucC5 gsteigB5 gstein.B5 gsteineB5 gstellB5 gstentD5 gstereF5
    gstereiC6D5 gsterzC4 gstewB3C4 gstheC5 gsthyC4 gsticB3 gstirB3 gstitC3 gstockB5 gstoerC4
    gstrasC4 gstratB5C4 gstrebB5 gstriD4 gstritC4D5 gstroemB5 gstrom.B5 gstromsB5 gstropB5C4
    gströmB5 gstäbB3 gstätC3 gstörB3 gstücB3 gsuB2D2 gsubB3 gsunC3 gsutC3 gszeneB5 gsäcB2 gsähB2
    gsänB2 gsätB3 gtA2 gtaufC3 gteB3 gtiB3 gtimD2 gtinhC3 gtoB3 gtstC2 gtstuC3 gtuenD3 gtuersD5
    gual.C3 guamC3 guantC3 guar.C3 guarkC3 guarsC3 gudrC2D3 guebA2 guedA2 gufA2B1C2 guhA2B1 guin.C3
    guinoC3 guinsC3 guisC3 gulmA2B3 gumbA2B3 gumeD4 gumfA2 gumgA2 gumkA2 gumlA2 gumrA2 gumsA2B3
    gumwA2B3 gunaA2B3 gunemA4B3 gunfA2B3 gungewA4F4 gunglA4B3 guniA2B3C2 gunkA2B3 gunrA2 gunstD4
    guntA2 gunzA2B3 gureE2 gurenF3 gurlA2B3 gurthD4E3 gurtrD4E3 gurtsE3 gusA3D1 gusaC2 guschiG5
    gusserD4E5 gussoD4E3 gusspD4 gusstD4 gustC4 gustabE5F4 gusteinE5 gustendeD6E5G6 gusterlD6
    gusthD4E3 gustoD3 gustrD4E3 gusäC2 gutaC2D3E2 gutaneF5 gutedC4 guteiD3 guterhC4D5F4 guthC2D3
    gutiC2D3 gutrC2D3 gutspD4 gutuC2 gutwaF3 gvA2 gveB3 gwA2 gwrB3 gymA3 gzA2C2 gzeugiE4 gzeuginH6
    gzhB3 gähB1 gämA2B1 gändA2B3 gäpA2B1 gärzA2B3 gästC4 gästeF3 gätA2B1 göfA2B1C2 göhA2B1 gölA2B1
    gübA2 günD2 gürA3D1 haaC2 haakC3 habeiC4D3 hablaB3 habluB3C4 habläC4 habnA2 haboB3C2D3 habrB3C2
    habwA2 hachaE3 hachecC4 hachenC4E5 hacherbe.G6 hacherbenG6 hacheriE5 hachiC3 hacksF4 hackuC4
    hadaA2 hadelC4 hadenE4 hadensoF6G5 hadinC4D3 hadleB3 hadoE2 hadrB3C2 hadriC3 hadstD3 haedeF4
    haeffB3 haehrB3 haelbC3 haeneC3D4E3 haer.A4C3 haergB3 haerzA4B3 haeschenD6E5 haestA4B3 haeugA4B3
    haeus.D5 haeuscE4F5 haeuspD5 haffaeB5 hafflE4 haffäB3 hafrD3 haftaD4 hafterlD6E5 haftoD4E3
    haftrD4E3 haftseE4 haftstemE6 hagiA2 haglC2 hagoE3 hahlB3 hahmB3 hailA2 hakaA2 hakadC4 hakesC4
    hakrC2 hakroB3 hal.A2 halabD3 halalC3D4 halamC3 halancF4 halangD5 halarmB5 halatC3 halbaD4
    halbeinD6 halbelD4 halbernD6E5 halbinD4 halblD4 halboD4 halbraD4E5 halbriD4 halbroD4 halbruD4E5
    halbrüD4E5 halbsE5 haleA2 halenE4 halentsC6D5 halhA2 halkA2 halkalB5 hallanD4 hallauD4E5
    hallereD6E5 hallerfD6 hallergD6 hallerrD6E5 hallersG6 hallerscD6E5 hallerwD6E5G6 halloeD4 halpA2
    halseiD4 halspD4 halstaD4 halstuD4 haltalD4 haltanD4E5 haltauD4 halterfoD6E5 halthD4 haltrD4E3
    haltungschaoL6 hameiB3C4 hameriB5 hamotF4 hampfB3 hamtA2B3 han.B4 hanaA2 hanaeE3 hanalC4 hananC4
    hanbA2 hanbeB4 hancA2 handaD4E3F4 handacE4 handeB4 handerD4E5 handobD4 handrD4 handruE5 handrüE5
    handsE3F4 haneA2 hanemC4 hanfiD4E3 hanflD4E3 hangendD6E5 hangroD4 haniA2 hankerlD6 hankoD4
    hankrD4 hanlA2B3 hanoA2 hanorC4 hanrA2 hanscA4B3 hantenB5 hanthB3 hanzA2 hanzeiB5 hanzugB5
    hapfB3 haplC2 hapoB3C2 haprB3C2 haraD2 haradE3 harbA2B3 harcA2 hardB4 hardaD4 hareaB3 harfaD4
    harfeiD4E5 harfrD4 hargA2 harguB3 harhC3 hariC3 harm.B3 harmemB5 harmenB5 harmerB5 harmsB3
    harneD4 haromB3C4 harraA4B3 harsA2 hartalD4 harthD4 hartiA4B3 hartriD4 harzaD4 harzoD4 harztA4
    hasaA2 haschmC4 hashD2E3 hasierE5 haspoC3 hassaD4 hasserG4 hasserfD6E5 hasspD4 hasstE3 hataC2D3
    hateinD5 hathC2D3 hatlB3 hatraC4D3 hatreC4D3 hatrouC4 haträC4 hatsA2 hattrB3 hatzerD4 haubE2
    haudiB3 haufbB3 haufdA4B3 haufkB3 hauflaB5 hauflieD5E6 haufluD5 haufmA4B3 haufnA4 haufsB3
    hauftA4B3 haufzA4B3 haugA2E2 hauge.B5 hauktB3 haumenD4 haumerD4 hausaD4 hauscD4E3 hausehD4
    hauselD4 hausentD6E5G6 hauserF4 hauseriD6 hauserpD6 hausoD4 haussenH6 haussen.E6 hausskE5
    haustauE5 hausurD4E5 hautaD4 hautenG4 hautengD6 hauterhD6 hauterkD6 hauternD6 hauterwD6 hautinD4
    hautrD4 hautsE5 have.C4 havilF4 haßB1C2 hbA2C2 hbarC4 hbarasD4 hbarscE5 hbereE4 hcA2B1 hcharF4
    hcreE2 hdA2C2 hdanE2 hdieD2 hdsB3 headC2 hebeinE5 heblC2 hebsA3 hebtA3 hechaC3 hecheC5E4 hechsB3
    heckspE5 hedgD2 heditC4 heelaD4 heemC3D2 heenD2 heengC3 heereiD4 heetD2 heetiC3 hefanC4 hefauC4
    hefermC4D5 heffA2 hefidC4D3 hefindC4 hefingC4D5F4 hefleC4D3 hefloC4 hefsD3E2 heftA3 heftanD4
    heftauD4 heftsE3 hefuC2 hehefC4 hehrB3 heiaD2 heidaD4 heidertD6E5 heieB3 heifB3 heigB3 heiklD4
    heilauD4 heimC4 heimalD4 heimanD4 heimarD4 heimauD4 heimeiD4 heimerfG6 heiminD4 heimoD4E3
    heimpE3 heimuD4 hein.A4 heinaD4E3 heindikE6 heinebD4E5F4 heinecE5F4 heinehD4 heineneD6 heinengG6
    heinerD4E5 heingabB5 heinkäB5 heinmiB5 heinskE5 heioA4 heismA4C3 heisstE4F5 heistC3 heiteiB5
    heitiC3D4 heitsE4F3 heiwB3 heizaD4 heizelD4 heizeneD6 heizwD4 hekarC5 hekauC4 heksD2E3 hektaD4E3
    helanC4D3 helassD5 helauC4D3 helecD3E4 helekA4 helemB3 helendD5 helentD5 helersD5 helessC4
    heleuA4 helicA4 helingC4D5 hellauD4E5 helleD3 helmanD4E5 helmeiD4 helmsA3 heloeC4D3 helopC4
    helorC3 helsauG4 heltA2 heltsE4 helöC2 hembA2 hembrD4 hemdA3 hemerC4 hemissB5C4 hempA2B3 henaC2
    henagE4 henauD3 hendrE4 henebeD5E4 henecD3 henelC4 henendC4D5 heneneC4D5F5 henensD5 henentD5
    henenzC4 henepC4 henereiD5 henerfC4 henerkC4D5 heneroC4D5 henerscD5 henerstD5 henertC4D5
    heneröC4D5 henessC4 henetaC4D5 henetiC4D5E4 heneuC4 henfD3E2 heng.B3 hengagD4 henger.B5 hengleE4
    hengrE4 henilC4 henimC4D3 heninC4D3 henkeliF6G5 henkleiE6 henkloE4 henkrE4 henkrinD6E5 henmensG6
    henmisF4 henneD3 henschG4 hensembD6 henslaD5 hentcB3 hente.B5 hentfB3 hentgA4B3 hentkB3 hentsB3
    hentwA4 henuC4D3 henzD3E2 henäC2 heoC2 heonC3 heorieF4 hepfC3 hepiA2 hera.C3 herabD3E4 heranD3
    heraneC5 herapA4 herbigD4 herbstE4 hercD3 herd.A3 herdsA3 herebC4D3E4 hereckC4D5 herefD3
    hereigA4 hereignB5 hereigrC5 hereiniD6 hereis.C6D5 hereisesD5 herelC4 hereneC4D5F5 herentC4D5
    hererC3 hererfC4 hererhC4D5 hererscC6D5 hererwC4D5 herfasD4 herfoA4 herfolgB5D6 hergE2 hergebnA6
    herhebB5 herhitB5 herhoeB5 herhöB3 heridC4D3 herieE4F3 herifA4 herilC4D3 herindF4 herinfF4
    herinnuC6D5F6 herinstF6 herkE2 herkeA4 herlaubB5 herlebnD6 herlös.D6 herlöseD6 herneuB5 hernoD5
    hernäB3 herobD3E4 herodC3 heroerB5 herofD3 herohC4D3 herokC3 herosF3 herreguB5D6 herskE4 hertE2
    herthD3 hertrD3 herutE4 heruteC4D5 herzaeA4 herzaepD6 herzapD4 herzengD6E5 herzesG4 herzeuA4
    herzeuguB5 herzäA4B3 herzäpD4 heränC4D3 herörB3 heseenG4 heshC3D2 hesieE4 heskC3D2 hesserD4
    hestaC3 hestempC5D6 hestroC5 hestuC3 hetapB3C4 heterzF4 hetsC3D2 hettD3 hetzA3 heufeC3D4 heugD3
    heumsC3 heunfC3 heuraD3E4 heuscA3 hexanC3 hexemD3 hexpA2 hfA2B1C2 hfellaE4 hfenE2 hfile.D4
    hfolgegeneK6 hgA2C2 hgebE2 hgeneriF6 hginsE4 hgloB3 hhA2B1 hhauC4 hhaustuerJ6 hhaustürI6 hhohE2
    hhohlF3 hi.A2 hialerG4 hialerwC5D6 hiamC3D2 hiarC2 hiasC3D2 hiatB3 hiceC3 hichterE6F5 hideaC4
    hidioC4 hidoA2 hidrC3 hieC2 hiedsE4F3 hieraA3 hiereiD4 hieriE3 hierinD4 hiesserH6 hiffrE4
    higelB3C4 hikrC2D3 hila.C5 hiladC4D3E4 hilanC4D3 hilcD3 hildauD4 hildrD4 hilfaD4E3 hilfesF5
    hilflD4 hilfrD4 hilfäD4 hilieE4 hilipC4 hillA2 himaA2 himeA2 himitB3C4 himmaB3 himpA2 himpeB3
    himplB3 himpoB3 hinakC3 hinalC3 hinamC3 hinapC3 hinasC3 hinauF4 hinenD4F3 hingaE4 hinglE4
    hingrE4 hiniA2C3D4 hinnD3E2 hinoA2 hinsE2 hintanD4E5 hinwA3 hioA2C2 hiobC3 hiosC3 hipD1 hipaC2
    hipeiC4 hipenC4 hipheC4 hiplC2D3 hipoC2E2 hiprC2D3 hipsE2 hiptE4 hipuC2 hireA2 hiresE3 hirmaD4E3
    hirmiD4E3 hirnerD4 hirsE2 hirschaD6 his.A2 hischlC4 hischrC4 hiseC2 hisoB3C2 hispD2 hispoC3
    hisprC3 hisstD4 histieC5D4 hitaD2 hitacC3 hitanC4D3 hitelC4 hitroC4 hitzeD3E4 hivanC4 hivartF4
    hivoC2D3 hivrC2 hivuC2 hkA2B1C2 hkenaD3 hkuB3 hkuhC4 hlA2 hlaboB3 hlacheB5 hlachtrF6G5 hlaecheB5
    hlaedB5 hlaflE3 hlageiD4 hlagrD4E3 hlagäD4 hlakeB3 hlaktC3 hlammerH6 hlanD2 hlandaE4 hlandrE4
    hlanoC3 hlansC3 hlarbC3 hlartC3 hlasB3 hlaspC3 hlateB3 hlatoC3 hlaus.B5 hlautB3 hlaxC3 hlayB3C4
    hlbD2 hlbenE3 hlcC1 hldC3D2 hldaD4 hleeD3E2 hlegelB4 hleicB4 hleieB4 hleifaE4 hleimeB4 hleinbC5
    hleingC5 hleinhaD5F6 hleinkC5 hleinlB4C5 hleinrB4C5 hleiseC5 hleleC3 hlempC3 hlen.B5 hlendunC5E6
    hleneneG5 hlenskE5 hlenstF4 hlentdB4C5 hlentsB4C5 hlentwB4 hlenzC4 hlepB2 hleraE3 hlereigE5
    hlernaeB6C5E6 hlernäB4C5E4 hlerze.E6 hlesiB4 hlessB4C3 hlestE4 hlestaD5 hlestoD5 hlestrD5 hleuB2
    hleucB3 hlexB2 hlfD2 hlgD2 hlieB2 hliebB3 hliedB3 hliegB3 hlifB2 hlimB2 hlimpC3 hlinfB4C3
    hlingsF4G5 hlings.B5 hlingtB4 hlinstB4C5 hlintC3 hlinvB4C3 hlipB2 hlissB4 hlitB2 hliteB3 hlkD2
    hlobD2 hlobeC3 hloessB4 hlofB2D2 hlohB2 hlopB2C3D2 hlorB4 hloraE3 hloreD4 hlosstE4F5 hlotB2
    hlsambC4 hlsangC4 hlsauC4 hlschF4 hlseD2 hlselC4D3 hlserC4 hlsintD5 hlsphC4 hlstecC5D4
    hlsternC5D6 hlstieD5 hlsunC4 hlukB3 hlumpeB5 hlurcB3 hlurnC3 hlussenE6F5 hlusstF5 hlzD2 hlächeB5
    hlärC3 hläsB3 hlüfB3 hmA2 hmablC3 hmaecB4 hmaehB4 hmaelB4 hmalwB4 hmalzB4 hmand.B4 hmanieF4
    hmarcB4 hmaroB4 hmauseB4 hme.B3 hmeeE2 hmeebD3 hmeersF4 hmeinB3F4 hmeiseB5 hmelaD5E4 hmeleD3
    hmenB3 hmenadD5 hmensaE4 hmenschlE6 hmenseE4 hmensemF5 hmenspoE6 hmeradD4 hmeranD4 hmereiE5
    hmeridD4E5 hmerintG6 hmesB3 hmexB3 hmidB2 hmieB2 hmilzB4 hminkB4 hmissB4 hmofB2C3D2 hmolB2
    hmorbB4 hmoreB4 hmorsB4 hmortB4 hmpC1D2 hmspC2D3 hmstC2 hmstrC3D4 hmthC2 hmudB2 hmussF4 hmutB2
    hmutsE4 hmäcB2 hmähB2 hmälB2 hnA2 hnabeF4 hnacD2 hnachtsG6H5 hnambC3 hnanC3D2 hnarkB3 hnasB3
    hnateC3D4 hnau.B3C4 hndC3D2 hneC2 hneeB2 hneffB4C3 hneiderE7 hneigC3 hneinC3 hnelB2 hnenD2
    hnensemE6 hnepoC3 hner.B5 hneraD4E3 hnerdeB4C5E4 hnerduB4C5E4 hnereiE5 hnergeneI6 hnerlöB5
    hneroB4C3 hneröB4C3 hnetsE4 hnetuB4 hnexC3 hnfC3D2 hnfleiG4 hngD2 hnibB2 hnidB2C3 hnieB2 hnikaE3
    hnikanD4 hnikarD4 hniklD4 hniknD4 hnimB2C3 hningC3 hninnC3 hnipB2 hnisaD4 hnitB2 hnittrE4 hnkD2
    hnobC3D2 hnodB2 hnoeB2 hnorB2D2 hnosD3 hnspD2 hnstE4 hnsuchG4 hntaufC4D5 hnthoC4 hnuB1 hnucB2
    hnueB2 hnulB2 hnumsC3 hnunfB4C3 hnuteB4 hnzD2 hnähC3 hnäpB2 hnärC3 hoarC2 hobeleF5 hoberfB5
    hoblC2D3 hochE3 hochaC4 hocheneG5 hochsF4 hockereC6E5 hockerlC6 hoedD2 hoeduC3 hoeeA2 hoesD2
    hoescE3 hoeseB3 hoestB3 hoexC2 hofaC2D3E2 hofedC4D3 hofeiC4D3 hofetC4 hofeuC4 hoffaD3E4
    hoffensG6H6 hoffiD5 hofflD3 hoffrD3 hofinC4D3 hoflC2D3 hoforC4 hofrC2 hofraD3 hofäC2 hogenerG6
    hohleiD4 hohmB3 hohrB3 hohöC3 hoiA2 hoklD2 hokoE3 hokosF4 hoktB3 holabC4 holakC4D3 holanC4D3
    holauC4D3 holavC4 holeiC4D3 holemC4 holentC4D5 holgrD5 holintD5 holoD2 holofC3 holstA3 holyA2
    holymB3C4 holzA3 holzeneD6 homeD4 home.C4 homecC4 homedC4 homelC4 homeoC4 hon.A2 honarC4 honauC4
    honeA2 hongA2 honhA2 honieE4 honkA2 honsA2 hoonC3 hoorD2 hopeA2C2 hoprC4D3 horaA4 horaeC3
    horal.C5 horalaC5 horalgC5 horaltD5 horasC3 horeA2 horemC4 horerC4 horgA2 horolC4 horopC4
    hortaD4 hortanD5 horterD4 horträD4E5 horumD3 hoseE4 hoseiC4D3 hosmA2 hospC2 hosprC3 hossaD4
    hostrE3 hoszB3 hot.A2 hotlA3 hotliF4 hotopE5 hotsA2D3E2 houD1 housD2 howA2 hoxB1 hoßeE2
    hoßeneC4D5 hpA2B1C2 hpuB3 hrA2 hracC3D2 hrad.B3 hradrC3 hraeumB5 hragoB3 hraiC4 hralaC3 hrampB3
    hraneB3C4 hranklE4 hranoD4 hransC3 hratlC3 hraubaE4 hraubeG4 hraucB3 hraufC3 hraumB3 hraxD2
    hrbD2 hrcC1 hre.B3 hreaB3 hreblD4 hrechB3 hreckerD6F5H6 hredB3 hreffC3 hregB3 hrehaB3 hrehrC3
    hrei.B4 hreibaE4 hreiblE4 hreibrE4F5 hreicB3 hreieB4 hreifB3 hreiheB5 hreingC5 hreinlB4C5
    hreinsB4 hreithE5 hrelB3 hrembC3 hrempC3 hrendesG6 hrenkF4 hrenzyE4 hrepB3 hrereB5F4 hrerfaB4
    hrerfolE6 hrerforC6 hrergebnE6 hrerkeC5E4 hrerlebB6C5E6 hreroeE5 hrerzaeE6 hrerzäE4 hreröE3
    hresB3D2E3 hresgeneI6 hreskE5 hressF4 hretD2 hretaB4C3 hreuB2 hreulC3 hrevB2 hrevaC3 hrezB3
    hrgD2 hrgerE3 hrguE2 hrgutF3 hricB3 hrickB4 hrieD2 hrieslB5 hrimkC3 hringB3 hrinhC3 hrinsC3
    hrintC3 hriscB3 hrisiB3 hrisoC3 hrittelE6 hritterB5 hriuB3 hroboB3 hrochB3 hroehB3 hroesB3E4F3
    hrofD2 hrofeC3 hrogB3 hrohB3 hrolD2 hroliC3 hrolyC3 hromatB4 hronB4 hronaD4E5 hropaB3 hrorC3D2
    hrosmC3 hroteB3 hrotoB3 hrottaE4F5 hrouB3 hrpD2 hrrD2 hrsacC4D3 hrsampC4D5 hrsandC4D5 hrsangC4D5
    hrsauC4D3 hrseinsD5 hrseleC4 hrsentC4 hrserfD5 hrserlD5 hrsersD5 hrsetE4 hrsetaC4D5 hrsinC4D3
    hrskC2 hrsofC4D3 hrstriC4 hrsumC4 hrsunC4D3 hrszC2 hrtaenD5 hrtakC4 hrtallC4 hrtanC4D3
    hrtelC4D3E4 hrtendeC6D5F6 hrtengagF6 hrtengeneJ6 hrterfC4D5 hrterlC4D5 hrterzC4D5 hrthoC4D3
    hrtingD5 hrtinsD5 hrtoE2 hrtopC4 hrtramC4D5 hrtrolD5 hrtseinD6E5 hrtsinD4 hrtstoD4 hrtstuD4
    hrtungC4 hrtänC4D3 hruB1 hrubB2 hruebB4 hrufB3 hrulB2 hrum.B3 hrumsC3 hrunfC3 hryB2 hrzD2
    hrzahF4 hrzahlG5 hrzeugerF6 hrämtC3 hräuB3 hrösB3D2E3 hrüB1 hsA2 hsabD2 hsachsB4C5 hsachtB4C5
    hsadB2C3D2 hsaebB4C3 hsaehB4C3 hsaemB4C3 hsakB2 hsalarB4C5 hsalkB4C3 hsallB4C3 hsalteB4C5
    hsammB4C3 hsanbB4 hsandF4 hsanfB4 hsangC3 hsangeB4 hsanhB4 hsanmB4 hsannaB4C5 hsanrB4 hsantB4C3
    hsanzB4C3 hsarB2D2 hsasB2C3 hsathB4 hsatoB4C3 hsaudB4C3 hsauerlE6 hsaufB4C3 hsautB4 hscaC2
    hschE2 hschanB4 hscoE2 hscrC2 hsebB2C3D2 hsecB2C3D2 hseeD2 hseeiE3 hsehrB4C3 hseieB4C3
    hseindB4C5 hseinhB4C5 hseinlB4C5 hseinnB4 hseinstB6C5 hselaF4 hseladB4 hselagD4E5 hselanD4
    hseleiD4E5G4 hselenD4E5 hselerD4 hselinD4E5 hselitC5D4 hselsF4 hsemisC5D4 hsendwB4C5 hseneF4
    hsenebD4E5 hsenergE5 hsensemB6 hsentarB6C5 hsepiB4C3 hserbB4C3 hserfB4C3 hserhB4C3 hserklB4C5
    hserlB4C3 hsermB4C3 hsernaB4C5 hsernäB4C5 hseroB4C3E3 hserprB4C5 hsersB4C3 hseruD3E4 hserweB4C5
    hserwiB4C5 hserzB4C3 hseröB4C3 hsetD2 hsethB4C3 hsexE2 hsexeB4 hsextC4 hshakC4E4 hsherC4
    hsidB2C3D2 hsindB4C3 hsintB4C3 hsitaB4C3 hskalaB5 hskandB5 hsnacC4 hsobB2D2 hsofeB4C3 hsoffB4C3
    hsopB2C3 hsort.C5 hsortiC6 hsortsC5 hspB1 hspachC4 hsparlB4 hsparzB4 hspatB4 hspecC4 hspelB4
    hsperbC4 hsperiB4 hsphB2 hsplB2 hsproB4 hssC3D2 hst.B4 hstabB3 hstablC5 hstabsB4 hstacB3 hstadB3
    hstaeuC5 hstahB3F4 hstalbC5 hstaltD5 hstankC5 hstansB5 hstanzaD5 hstapB3 hstarkB5 hstartB5
    hstataC5 hstatiB5 hstatuB5 hstau.B5 hsteB2 hstecB3 hsteinB5 hsteinsaD5 hstelB3 hsteleB4 hstenC3
    hstengC4D5F4 hstepB3C4 hsterC3 hsterbB5C4 hstereB5 hsternB5C4 hstesC3 hstethB5 hstgeF3 hsticB3
    hstiegC4 hstilB3 hstimB3 hstinC4 hstoB3C2 hstoleB4 hstonE4 hstrC2 hstraenB5 hstrafB5 hstrahB5
    hstrasB5 hstratB5 hstrecB5 hstreu.C5 hstreueC5 hstroB3 hstromaF6 hströB3 hstueB3C4 hstunB3
    hstäuB4C3 hsuB2C1D2 hsubB3 hsulB3 hsungC4 hsupB3 hsutC3 hswimC4 hsäbB2C3 hsähB2 hsäugB4 hsöB1
    htA2 htaC1 htadB2D2 htaerB4 htagentC5D6 htakaB4 htakt.C4 htakteC4 htallB4 htaloB4D4 htalpB4
    htaltB4 htamB2D2 htanD2 htan.B4 htanbB4 htaneB4E3 htanhB4 htannaB4 htansB4 htanwB4 htapoB4
    htarB2 htarieD4 htarisC5D4 htasiB4 htasyB4 htathB4 htatoB4 htauB2 htaubB3 htaumB3 htaxB2 htecD2
    htechaD5 htechsC5 htechtC5 hteckC3 htedeB4C3 hteeD3 hteffC3 hteheC3D4 hteifB4C3 hteilzB4C5
    hteimB4C3 hteinC3 hteinfoD5F6 hteisB4C3 htekeB4C3D4 htelasB4C5D4 htelei.D6E5 htelekB4C5 htelemB4
    htelfeB4C5 htelitB4C5D4 htemisB4C5D4 htemitB4C5D4 hten.B5 htendoB4C5 htenereD6 htengagE6
    htenspF4 htentarC5 htentdB4C5 htente.C5 htentfB4C5 htentgB4C5 htentlB4 htentsB4C5 htentwB4
    hteraD4 hterbe.C5 hterbenB6C5 htererscG6 hterfahB6C5 hterfolB6C5 hterfuelB6C5 hterfuelltE6
    hterfülB6C5 hterfülltE6 htergebB6 htergriE6 hterhaelE6 hterhebC5 hterhielE6 hterhälB6C5E6
    hterhöhuE6 hterklaeB6C5 hterkläB6C5 hterlebB6 hterleuB6C5 hterneuB6C5 hterntB4C5 hterobB4C5E5
    hterprobB6E6 htersparB6E6 hterstatB6E6 hterträC5E6 hterwaeC5 hterwäB4C5 hterzieB6C5 htessB4C3
    htestaD5 htestrD5 htetaB4C3 htethD4 htethoC5 hteurB4C3 htevaB4C3 htextrB4C5 hthB2C1 hthermB5
    hthrB3 htidB2C3D2 htigerkD6E5G6 htimB2C3 htinD2E3 htinaB4C3 htindB4C3 htineB4C3 htinfB4C3
    htiniB4C3 htinsB4C3 htisoC3 htisrB4C3 htitD3E2 htitaB4C3 htlC3 htniE2 htobsB4C3 htodD2E3
    htoefB4C3 htoeleC5 htoesB4C3 htofC3D2 htolyB4C3 htontB4C3 htopeB4C3 htopferC5 htopiB4C3 htoptB4
    htoraB4C3 htordB4 htorgaB4 htotB2C3 htranC4 htrandC5 htrasB4C3 htratiB4C5 htrattB4C5 htreaC3
    htreckB5 htreicC5 htreifC5 htreisB4C5 htreitC5 htremC3 htresB4C3 htriC2 htriegB4C5 htrikB5
    htringC5 htrioB5 htritB5C4 htrivB4C3 htrockeB6 htrosB4C3 htrusC3 htrutB4C3 htrömC3 htsahC4D3
    htsanE4 htsanaD5 htschF4 htschroD5 htscrC4 htsenduD5 htsengC4D5 htsepC4 htserE4F3 htseriD5
    htskrD5 htslawC5 htsoeC4 htsofC4 htspenC5D4 htspruC5 htstafC4 htstateC6D5 htstipC4 htstolD4
    htstreu.C6 htstreueC6 htstripC6 htstuerC6 htstürC4D5 htuenD3 htuhC3 htumseB4C5 htundC3 htunemB4
    htunfB4 htunglB4C5 hturkB4C3 htursB4C3 htwareE5 htzD2 htäC1 htärB2 htösB2C3 hubaC2D3 hubeiC4D3
    hubelC4D3 hubenC4D3F4 huberzC4D5F4 hubiC2 hublC2D3 huboC2D3 hubrC2D3 hubuC2 hucC1 huebenD5
    huefterE6 huehneG4 huereiD4E5 huerfrE4 hufaC2D3E2 huferkD5 hufoC2D3 hufäC2D3 huhaC2D3 huheiC4D3
    huhiC2D3 huhlD3 huhoC2D3 huhrD3 huhr.B3 huhreB3 huhuB3 hukaC2D3 hukerC4D3 hukinC4D3 huklC2D3
    hukosE3 huktD3E2 hukäC2 hulaC2D3 hulebC4D3E4 huleiC4D3 hulelC4 hulemC4 hulengC4D5 hulentC4
    hulerC4D3 hulerfF4 hulerwF4 hulessC4D5 huletC4 hulinC4D3 huloC2D3 hulsE2 hulseD5 hulsteD5
    hultaD5 hulumC4 huläC2 hulöC2D3 humaD4 humanC5 humbB3 humfA2 humhB3 humplD4 humsA2B3 humuE2
    humzA2 hun.A2 hunaB3 hundeiF5 hundenF5 hundesF5G4 hundrE3 huneD2 hunfA2 hunglB3 hungsF3 hungsaG4
    huniE3 huntA2 hupflD3 huphC2D3 huraC2 hurgE4 hurkuB3 hurlB3 hurterD4 hurthD4E3 husenC4D3 husoC4
    hussaD4E3 husserD4E5 hussoD4E3 husspD4 husstaD4 hussteD4 hutabC4D3 hutauC4 huteiD3 hutexD3
    huthC2 hutheD3 hutiC2D3 hutoC2D3E2 hutrC2D3 hutscD5 huttaD4 hutzehD4 hutzeiD4 hutzenD4E5
    hutzerD4E5 hvA2 hwA2B2C2 hwackB3 hwarC4 hweckB3 hweibB3 hweidB3 hweihB3 hweineE5F4 hweinsaF6G5
    hwenkaE4 hwickB3 hwiesB3 hwisD2 hwiscB3 hydA1 hydaC2 hydeC2 hydrC3 hygA1 hylorC4 hymnA3 hyoB1
    hyosC3 hypA1 hype.C4 hysterieH6 hytA2C2 hzA2 hzugE2 hzwC2 häcC2 hädeE2 häffB3 hährA2B3 häiA2
    häklC2 hälaC2 härgB3 häroC3 härzA2B3 häschenC6D5 hästA2B3 häugA2 häus.A4C3 häuscD4E3 häusgA4
    häuskA4 häuspA4C3 hèA1 hö.A2 höcC2 höckC3 hödB1C2 höeA2 höffA2 höhA1 hösC2D1 höseB3 höstB3
    hübelC3 hübenC3 hüberB3 hübsB2 hüfterD4E5 hühneF4 hürfrD4E3 hüriA2 hüsD3 iaaC1D2 iabenC4 iablD2
    iad.B3 iadaD2 iadnB3 iadoC3 iaeiC3 iaelC3 iaemB3D2 iaer.B3 iaerfC3 iaeriB3 iaerrC3 iaersB3
    iaerzB3 iaet.B3 iaetaB3 iaetbB3 iaetemB5 iaetfB3 iaetgB3 iaetiB3 iaetkB3 iaetpB3 iaetrB3
    iaetsB3E3 iaettB3 iaetwB3 iaetzB3 iaevB3 iaflC3 iaggB3 iahC1 iahoD4 iaiB1 iainC3 iak.B3
    iakeiB3C4 iakgB3 iakhB3 iakmB3 iaknB3C2D3 iakreC4 iaksB3 iaktB3 iakvB3 iakwB3 ialB1 ialaD3E2
    ialarC4 ialbE2 ialblD5 ialdD3 ialebB3C4 ialefB3 ialekC5 ialelB3C4 ialempB5 ialengpB5
    ialensB5C4D5F4 ialentB5C4D5 ialenzB5F4 ialepB3C4 ialerbB5C4D5F4 ialerfB5C4D5 ialerhB5C4D5
    ialeriB5C4D5E4 ialerkB5C4D5 ialerlB5C4D5 ialermB5C4D5 ialeroB5C4D5 ialerpB5C4D5 ialersB5C4D5
    ialerwaD5 ialerzB5C4D5 ialeröB5 ialetB3C4D3E4 ialexB3 ialiB2 ialiaB3C4 ialidB3C4D3 ialinB3C4D3
    ialkE2 iallB3 iallerD4 ialobC4 ialonC4D3 ialopC4 ialorC4D3E4 ialpE2 ialschG4 ialuC2D3E2 ialzE2
    ialäC2 iampB3 iampeF4 iamuC3 ian.B3 ianabB3 ianaeC4D3 ianalB3C4 ianaltD5 ianarC4 ianauB3C4
    iancB3 ianceD4 iandB3E2 ianeB2 ianebB3C4D3E4 ianeiB3 ianexB3 iankB3E2 iannB3 ianodC4 iansB3
    ianspD4E3 ianstD4 iantB3 ianzB3 ianzaD4E3F4 ianäB3C2 iaoC1 iaopC2 iarB1 iar.B3 iarabC4 iareinD5
    iariB2 iarrE2 ias.B3 iasbB3 iashC3 iasiB2 iaspD2 iasprD3 iassB3D3 iastaC3 iastrC3D4 iaszB3
    iat.B3 iateB2 iatlB3 iatolC4 iatomB3 iatsB3 iauB1 iaunC3 ibachsB4C5 ibarmB4C3 ibartB4C3 ibarzB4
    ibaufB4C3 ibausB4C3 ibautB4 ibbliC4 ibeerF4 ibeigB4C3 ibeinhB4C5 ibeisB4C3 ibeliE3 ibendF4
    ibenerB4C5 iberaD3 iberabD4 iberaeD4 ibereF4 iberebD4 iberenD4 iberfaB4E4 iberfahC5 ibergebB6E6
    iberlauE6 iberscheB6C5E6 ibetauD4 ibideC3 ibinsB4C3 iblabB4C3 ibladB4 iblenC4 ibleuB4 iblufB4
    iblähB4 iboC2 iboelB4 ibopB2C3 ibortB4C3 ibrecC4 ibriC2 ibroecC5 ibröcB4C3 ibserC4 ibsklC3D4
    ibuebB4 ibunkB4C3 ibuntB4 ibuscE3 ibäB3 ibärmC3 ibölB2 ibübB2 icA2 icalD2E3 iccC1 iceD1 iceinF4
    ich.B4 ichaE2 ichacD3E4 ichagD3 ichalD3 ichanD3 icharD3 ichauD3 icheB3 ichebB4D3E4 icheiD3
    ichensemB6 icherdeB6D5 ichereigF5 ichergebnF6 icheuB4D3 ichiB3 ichinsB4 ichlaD3 ichliD3 ichlorB5
    ichlotD5 ichläD3 ichmD3 ichmaD5 ichnB4D3 ichoeD3 ichonB3 ichortD5 ichrB2 ichraD3 ichreD3
    ichsamtD6E5 ichsernD6E5 ichsorD4E5 ichspoD4 ichstriD5 ichtabD4 ichtanD4 ichtarD4 ichtasD4
    ichtebD4 ichteigD6E5 ichten.D7 ichtinD4E5 ichtoeD4 ichtrD4E3 ichuB3E2 ichufD3 ichurB4 ichwD3
    ichäD3 ichöD3 iciB1 ickerfB4D5 ickoB2 ickosC3D4F4 icksaD3 ickskD3 ickspD3E4 ickstaD5 ickstiD5
    icktuF3 iclaC3 icleC3 idacC2 idaerC3 idanD2 idanaC3 idaniB4C3 idanlB4 idanteB4 idanwB4 idarmC3
    idartC3 idaxC2 idazB2 ideeB2 ideeiB3 ideinstD5 idemulB4 idenadD5 idenerG4 ideniD4E3 idenoD4E3F4
    idenziE4 idenzyB4 ideoD2 ideraeD5 ideranD5 iderelD4 iderfülE6 iderinfG6 iderinnuG6 ideroD3
    ideröD3 ideserD4 idespE4 idestaD5 idestrD5 idfA2 idgeaC4 idiaeD3 idioD2 idion.C5 idioneC5
    idiotB4 idolB2 idol.A3 idorB3 idosC4D3 idrB2C1 idroC4 idsanC4 idsetC4 idsprD3 idstraD5 idueE4
    iduenD3 idwarE3 idyA1 idäD1 idärB2C3 ieaC3D2 iebabC4 iebachD5 ieblC2 ieblaC3 iebsenD4 iebsiD4E3
    iebsoD4 iebsteD4 iebstiD4 iebstreD6 iebumC4 iechoE3 iechtE3 ieckC2 iecksE4 iedanC4D3 iedenscF6
    iederaE4F5 iedieE4 iedrC2 iedsiD4 iedspaD4 ieeC1D2 ieevC3 iefB2 iefanC4D3 iefauC4 iefebC4
    iefemE4 iefemiD5 ieffE2 iefflD5 ieflC2D3 iefluC3 iefonkC4 iefreaD5 iefroC4D3 iegliC4D3 iegnD2
    iegreC4 iegscD4E3 iegseD4 iegsiD4 iegspD4 iegstD4E3 iehapC4 ieheisD5 iehinC4D3 iehlaD3 iehrD3
    ieiB1 ieimC3 ieindC3E5 ielarE4 ielauC4 ieldE2 ielechD5 ieleckD5E4 ieleicC4D5 ieleidD5 ieleigC4D5
    ieleintC6D5 ieleis.D5 ieleiseD5 ielengC4 ielensF4 ielenzF4 ielerfinF6 ielerfolF6 ielergaF6
    ielergebF6 ielergäF6 ielerklC6D5 ielerlaC6D5F6 ielerlebnF6 ielerruC6D5 ielerweiF6 ielerzaeF6
    ielerzäF6 ieleröF4 ielesF4 ielessC4 ieletaC4D5 ielgenaG6 ielgeneH6 ielidD3E4 ielinfC4D5
    ielinsC4D5 ielintD5 ielobE4 ielopC4D3 ielorC4 ielskD3 ielspE4 ielstE4 ielsteD5 ielszD3 ieläsC4
    iemetiB5C4 ienB1 ienabE4 ienagC4E4 ienahB4 iendesF5G4 ienecD3 ieneklD5 ienelC4 ienerfuD6
    ienerlaF6 ieneskE5 ienfD3E2 iengE2 iengezF4 ienidC4 ienimC4D3 ieninC4D3 ienkE2 iennB3 ienoE2
    iensaD5 ienschG4 ienseB5D5 ienserE6 ienskD3E4 ienspE4 ienstaenF5 iensteinF5 ienstenH6
    ienstendE6F5 iensterE6 iensterlF5 iensterwF5 ienstopF5 ienstorF5 ienstränF5 ienstänF5
    ienteroD6E5 ientiB5 ientrD3 ieoC1D2 iepegC4 iepfC3D2 iera.C3 ierabD3E4 ieraetD5 ieraeuC5 ierafD3
    ieralD3 ieranD3 ierasD3 iereB2 iereckC4D5 iereierD5 iereiniD6 iereis.D5 ieremiD5E4 ierertC5D4
    ieriB2 ieridC4D3 ierilC4D3 ieringC4D5 ieriniF5 ierkE4 ierlD3 iermisF4 iern.B3 iernaE4 ierneD3
    ierniD3 ierobD3 ieroeD3 ierofD3 ierohC3 ierre.D4 iersauG4 iersehD4E5 ierskoD4 ierstaD5 iertsF4
    ieruE2 ierundC4 ierutC4D3 ieröD3 iesauC4D3 iesdB3 ieseinD5 iesendG4 iesensF5G4 ieskaC3D4 iesoE2
    iesoeC4D3 iespD2 iesselD4 iessentD6E5 iesserlD6E5G6 iesstiD4 iestaE4 iestelC5 iestrC3 iestuC3
    iesöC2 iesüB3 ietakC4D3 ietangC4D5 ietansC4 ietanzC4D5 ietapC4D3 ietatC4 ieteinD5 ietentC4D5
    ieterhoC6D5F6 ieterhöF6 ieterintH6 ieterloC6D5 ietertC4D5F4 iethelD5 ietherD5 iethoC4D3 iethuC4
    iethyB3C4 ietobC4D3 ietoesF4 ietramD5 ietrenC4 ietriC4D3 ietrudD5 iettB3 ietzaD3E4 ietzwD3
    ietösC4D3E4 ieueD2 ieuhC3 ieumB4C3 ieunC3 ieuraD4E3 ieusD3 iewrC2D3 iexB1C2D1 iezoE3 ießelC4
    ießentC4D5 ifA2 ifaenC3 ifafB2C3 ifangeC5 ifariB3 ifarmB4C3 ifauB2C3 ifecB2 ifeffC3 ifeinhB4C5
    ifelemB4 ifelsoE4F5 ifenD2 ifeneE3 ifente.E6 iferhC3 ifestatE5 iffarC4 ifflC2 ifflaD3 iffluC3
    iffruC4D3 iffrüC4D3 iffsD2 iffsetE5 iffstiD4 iffstuD4 ifinfC3 ifinsB4C3 iflacC3 ifladC3 iflaeB3
    iflagB3 iflauC3 iflecB3 iflieB3C4 iflueB3 iflugB3 ifläB3 iflüB3 ifrC1 ifragB3C4 ifreuB3
    ifrevB3C4 ifsaC3 iftaC2D3 iftedC4D3 iftefC4D3 ifteiC4D3 iftentC4 iftepC4D3 ifterlD5 ifterzD5
    iftesE4 iftescC4D5 iftexC4D3 iftintD5 iftopC4D3 iftraC4D3 iftreiD5 iftriC4D3 iftroC4D3 iftscE4
    iftstemE6 iftstrE4 iftumC4 ifturC4 ifumB2C3 ifyB1 ifänC3 iganbB4 iganoB4C3 iganzC3 igarbB4C3
    igaufC3 igausB4C3 igdD2 igebE2 igebrauB6 igeckC3D4 igedreD4 igefarB4 igefügD4 igehefD4 igeigB4C3
    igeinfD5 igeinhD5 igeiseB4C5 igel.B4 igelnA3B4 igemesD4 igemisD4 igenabF4 igenagD4 igenebD4E5F4
    igeneneD6 igenerfG6 igenersD6 igenerzG6 igenidD4 igepacD4 igeralD4 igerarD4 igerauD4
    igerfaB4C5E4 igerinseG6 igerkläE6 igeskD3 igessB4C3 igewohD4 iggD2 iggastF5 ighsD3 igiA2
    igimB2C3 iginsC3 iglaenC5 iglauB4C3 iglecC3 igledB4 igleituB6 igliB2 iglimC3 igluC3 iglänB4C3
    ignaC2 ignaeB4 ignagD3E4 ignakB4 ignanB4 igneiD3 ignergeB6 igneuB3C4 ignuC3 ignäB2 igopD3
    igramsB4 igregB4 igreiB4 igresB4C3 igrinB4C3 igromC3 igsaeD4 igsagD4 igsarC3 igsauF4 igschaC4
    igsetC4 igsiD2 igsorC3D4 igspeC3D4 igsprC3 igsteiC5 igstopD4 igstöC4 igstürC4D5 igsyC2 igtinC4
    igtuer.E5 ihB1 ihaC2 ihansB4C3 ihaufB4C3 iheeD3 iheinD3F4 iheltC3 ihenD2 ihenkF4 ihensF4 iheoD3
    ihesD3 iheuD3 ihinB2C3 ihlC1 ihmC3 ihnC1 ihopB2C3 ihrC1 ihrauF4 ihsD2 ihstaC3 ihsteC3 ihstiC3
    ihstrC3 ihum.B4C3 ihwC3 iiaB1 iicB3C2 iidB1C2 iieB1 iigB1C2 iimB1 iinB1 iirB1C2 iisB1C2 iit.B3
    ijaB3 ijsA1B2 ikB1 ikablaC5 ikabläC5 ikadaB4 ikaeB3 ikaehB4C3 ikaerB4C3 ikagenD4 ikainD3
    ikaktB4C3 ikalkF4 ikaltE5 ikaltaC5 ikangB4C3 ikanlB4 ikanteiB6 ikantennH6 ikantrB4 ikanzuC5
    ikanzüC5 ikapfD3 ikatanD4 ikattC3 ikauB2C3 ikbuE2 ike.A4 ikebB2 ikebeC3 ikecD2 ikedB2C3D2 ikefB2
    ikeimC3 ikeinE4F3 ikelD2 ikenA4D2 ikeneE3 ikenzB4C3E4 ikepB2 ikerbe.B6C5E6 ikerenD4
    ikerfahB6C5E6 ikerfolgsE6 ikerhalE6 ikerkenE6 ikerlebB6E6 ikeroB4C3 ikeruB4 ikerzeC5 ikerziE4
    iketD4 iketaB4C3 ikethC3 iketuB4 ikevB2C3D2 iki.B3 ikimmC3 ikinhC3 ikinsB4C3 iklabC3 ikladC3
    iklagB4C3 iklanF4 iklemC3 ikleriC4 iklesB3 iklosB4 iknarC3 ikoC2 ikobsC3 ikoefB4C3 ikonuD3
    ikopE2 ikoriC3D4 ikresB4 ikrinC3 ikroC2 ikrosE3 ikruC3 ikröB2 iksC1 ikspD2 ikstD2 ikszD2
    iktebC4D3 ikterkD5 ikterzD5 iktesF4 ikteskC4D5 iktobC4D3E4 iktresC4D5 ikuebB4 ikumD2 ikumfB4
    ikunfC3 ikunsB5 ikupB2 ikurhC3 ikusB3 ikutD2 ikuteC3 ikyB2 ikähB2 ikärB2C3 iköfC3 ikölB2C3
    ikübB2 ilaB1 ilabbC3 ilablC3 ilabrC3D4 ilabtB4C3 ilacB2C3 ilaerB4C3 ilafD3 ilakB2C3 ilamaC3D4
    ilanaC3 ilanbB4 ilanerE5 ilanfB4 ilanhB4 ilanmB4C3 ilanoB4C3 ilansC3 ilanzerE6F5 ilarbB4C3
    ilartC3 ilaspB4C3 ilauflC5 ilaufruF6 ilauftC5 ilaufwC5 ilaufzC5 ilausC3 ilchauE5 ilchecE5
    ilchoE3 ilchrE3 ildaeC4 ildau.D5 ildebeD5 ildedC4D3 ildeleD5 ildeneC4D5 ildensF4 ildenseC6
    ildentC4D5F4 ilderhalD5 ildeseC4D5 ildessC4D5F4 ildidC4 ildilC4 ildopC4 ildorC4 ildrüC4 ildäC2
    ilebeneC5 ilecC3D2 ileigB4C3 ileinC3 ileiseC5 ileleC3 ilembB4C3 ilemiB4C3D4 ilempC3 ilentbB4C5
    ilenteB4C5 ilentfB4C5 ilentlB4C5 ilentsB4C5 ilentwB4 ilerbe.E6 ilerbenE6 ilerbliB6C5
    ilerdeB4C5E4 ilereiG4 ilereigB6C5 ilereinD6 ilerfoB4C5E4 ilerfuB4C5E4 ilerfüB4C5E4 ilergebB6
    ilerheB4C5 ilerklB4C5 ilerlasE6 ilerloB4C5E4 ilerlöB4C5E4 ilerstatE6 ilerwaeB6C5E6 ilerweitE6
    ilerwäB4C5E4 ileröffE6 ilesE2 iletyB4 ileurB4C3 ilevaB4 ilexB2C3 ilfeiE3 ilfsD2E3 ilfstaD4
    iliasD3 ilidB2C3D2 ilienE4F3 iligabD4E5F4 ilimpC3 ilinitB4C5 ilinvB4C3 ilioD3 ilip.C3 ilipfD3
    ilippC3 ilipsC3 ilkD2 illantD4 illeinC4D5 illemC5 illiC3 illspE4 illumA3 ilmadC4 ilmageD5E4
    ilmakC4 ilmamC4 ilmansD5 ilmapC4D3 ilmehC4 ilmeinD5 ilmentC4D5 ilmenzC4D5 ilmerkC4D5 ilmerlC4D5
    ilmexC4 ilmikC4 ilminC4D3 ilmopC4 ilmorC4D3 ilmouC4 ilmsE2 ilobeC3 ilobrE4 ilohC4 ilorB2C3D2
    iloxC3 ilsanC4 ilschlF4 ilsentC4D5 ilstecC5 ilstempC5 ilsternC5 ilstiC3 ilstoD4 ilstorF4 iluB1D2
    ilueB2 ilumB2 ilurB2C3 ilvD2 ilzanC4D3 ilzarC4D3 ilzauC4 ilzerkD5 ilzesF4 ilzessC4D5 ilzwaC4
    iläB1D1 ilärB2C3 imablC3 imabrC3 imadC2E2 imagetD4 imaiD3 imalerG4 imandE3 imanhB4 imanwB4
    imapfC3 imarcB4 imarenC5D4 imarmB4C3 imartB4C3 imaszD3 imatB3 imatinD4E5 imatraD4 imaturD4
    imautB4 imbC3 imegB2 imeinsC5 imeinwC5F4 imejB2 imekB2 imeleB4C3 imelfB4C3 imepB2C3D2 imerlaE4
    imerzB4C3E4 imeshB4D3 imessF4 imetiB4 imewB2 imexB2C3 imhauF4 imimB2C3 iminfB4C3 iminsB4C3
    immakC4 immantC4 immauC4D3 immeiC4 immenE4 immenthC6D5 immerkrD5 immidC4D3 immopC4 immorC4
    immuniA5 imopB2C3D2 imore.D4 impaA4 impaaC5 impfaD4 impferD4E5G4 impfiD4E3 impfliE5 impfluE5
    imple.C4 implerC4D5 impsD2 impseC3 impuA3 imspD2 imthC2 imtsD3E2 imuA2 imultF4 imumC2 imurkC3
    imäpB2 imüB1 ina.A4 inaboB3 inabrD4 inabuC3 inacD2 inach.C5 inackC3 inaehC3 inaesC3E4 inaeuC3
    inafrC4D3 inageD5 inaheF3 inalA4 inaldB3 inaleB3 inalenG4 inalerG4 inalereD6 inalinsD6E5 inambC3
    inanaC3 inangB4 inannC3 inanoD4 inanzüB4 inapA4 inapeC3 inappC3 inaraC4D4 inareB3C4 inarrC4
    inarsC4 inasbC3E4 inathE3 inatmC3 inatomC5 inaueC3 inaufF3 inazB3 inbunF4 ind.A4 indabC4E4
    indalC4D3 indanC4D3 inde.A4 indeigF4 indeisD5 indenA4 inderA4 indereisH6 inderertH6 indersatC6F6
    indespaE5 indestoE5 index.A5 indexeA5 indiaA3 indikaA5 indivA3 indoD2 indrecC4 indrueC5 indrüC5
    indspeD4 indueD4 indukA3 indusA3 indüD2 ine.A2 inebeneC5 inechD3 ineck.C5 ineckerC5D6 ineelD3
    ineffB4C3 inehenC5D4 ineimB3 inelbB4C3 inenaeD5 inengagE6 inenge.E6 inensE3F4 inenäD3 ineoE2
    inepD3E2 iner.B5 inerbiB4C5 inerhalB6C5E6 inerheB4C5E4 inerkeB4C5 inerlebB6E6 inerloB4C5E4
    inerläuE6 inerlöE4 inersaB4C5 inertrB4E4 inerz.B4C5 inerze.E6 inerzenE6 inerzesE6 inerzeuE6
    inerziB4C5 inesieF4 ineskB4D3E4 inestrD5 inetA2C2 ineufD3E4 ineunD3 inexD2 infC3D2 infekA3
    infizA3 info.A3 infreA4 ingafC4D3 ingagC4D3E4 ingakC4 ingamC4D3 ingansD5 ingeniA5 inglerC5D4
    ingnC4D3 ingopC4 ingorD3 ingratC4D5 ingsA4 ingsatD5 ingsautoI6 ingsporD5E6 inhabA3 inhaltuA6C7
    ini.A4 inieA4B3 inierkD5 ininnB4C3 inioD3E2 iniseD3E4 iniskD3E4 inislD3 initrB5 initzB5 injurA3
    inkaetD5 inkarnA5 inkelstG6 inkerdD5 inkomC5 inksinD4 inksteD4 inkuD2 inkutC4 inkätC4D3 inküD2
    inn.A2 inne.A4 innenE4 innerfuD5 innerhoD5 innernsA5 innerwaD5 innerzC4D5 innestE4F5 innlA2
    innsA2 inntaA3 inoedE4 inoetD3 inoldC3 inomiB3 inopfC3 inordC3 inotB3C4 inotaD5 inoteD5 insaenD5
    insamt.C6 inschF4 insebeD5 insekeC4D5 insembC4D5 insenA4 inserfC4D5 insergD5 insermD5 insertrD5
    insidA3 inskyC3 insportD6 instabG4 instakD5 instalA5 instecD4 insteilC6 insteinstC6E5 instinA5
    instipD4 institA5 instrolE5 insufA3 insulA3 insumwC4D5 insurC4 insyA4 insänC4D3 intan.D5
    intansD5 inte.A4 integA3 interpA5 interzF5 inthD2 inthaE3 intonsG4 intrigA5 intsD3 intöA4 inuC1
    inuebE4 inuhB4 inukB3 inumgA3 inumtC4 inunzC3 inursA3 inverC5 invesA3 invoA4 inyB1D2 inzelD4
    inzelaF5G4 inzeleF5 inzeliE4 inzellerF6 inzintD5 inzuC3D2 inzupF4 inzwD2 inähB2C3 inäsC3D2 inöB1
    inödC3D2 inübD4 ioaC3 iocC1 iodB1 iodaB2 iodeC2 iodieE4 ioduB2 ioedC3D2 ioefD2 ioekB3D2 ioemC3D2
    ioenD2E3 ioerC3 ioes.B3 ioestB3 ioetD2 ioflD2 iohC1 ioiD2 iokrC3D4 ioksD3 iol.B3 iolpB3 iolsB3
    iom.B3 iomsB3 ionB1D2 ionalaF5 ionanD3 ionasB3C4D3 ionauB3C4D3 ioncB2 iondD3E2 ionenF3 ionorC4
    ionsE3 ionsaF4 ionyB2 iooC1D2 iopfB3 ior.B3 iorakD3 ioralB3 iorbB3 iorcB3 ioreD4 iorenC5E4F3
    iorensD6 iorgB3 iorhC3D2 iormB3 iorpB3 iorrB3 iorsB3 iortB3 iosC1 ios.B3 ioshC3 iosmB3 iospD2
    iotB2 iot.B3 ioteD4 iotelE3 iotoC3D2 iotsB3 ioxB3 ioz.B3 ipA2 ipanD2E3 ipeinC3 ipenD2 ipendieG5
    ipesB2 ipfabC3 ipfanB3 iphiC2 ipiB1 ipielD3 ipienE4F3 iplC2 ippanC4 ippapC4 ippfC2D3 ipplC2D3
    ippruC4 iprB1 ipseiC4 ipsiC2D3 ipspC2 ipstuD3 ipstüC4D3 ipterC4 iptersD5 iptroC4 iptyB3C2 iraB1
    iradB3C2 iraeusE5 irakC2 irakiA3 iralaE3 iralstE5F4 iralstueE6 iranC2 irarB2 iratE2 irbelaE4F5
    irbeliF5 irbleC4 ircC1 irchaC4E3 irchiC4E3 irchoC4E3 irenC4 irewB2 irgenF4 irgsD2E3 irgsteD6
    iriB1 irintB4C3E4 irklC2D3 irkorC4D3 irkscE3 irkuD2 irkurC4D3 irmaeC4D3 irmagC4D3E4 irmakC4
    irmauC4D3 irmeE2 irmedC4D3 irmeiC4D3 irmerC4D3 irmoC2D3E2 irmumC4 irmuntC4 irmwaF4 irmäC2D3
    irnaC2 irnalD3 irnanD3 irnauD3 irnerfD5 irnerkD5 irnersD5 irnoC2 iroB1 iroesE4F3 irplaF4 irrauD3
    irrelE4 irrepE4 irriA3 irscharF5 irschauF5 irscheiC6 irschlC4 irschmC4 irschnC4 irschrC4F5
    irschwC4F5 irshC3D2 irstrC4E3 irsuC3 irterC4D3F4 irtraF4 irtseD4E3 irtstD4 iruB1 irueC2 iruebE3
    irumD2 irusD2 iruseE3F4 irustaD5 iräB1 irähC3 iräusD3 iröB1 irösD2E3 irüB3C2 irübD3 isacD2
    isaenB4C3 isageF4 isairC3 isakB2 isalgB4C3 isamB3 isampB4C3 isamtB4C3 isanbB4 isanfB4 isangB4C3
    isanhB4 isannB4C3 isanpB4 isanrB4 isarD2 isareB4 isargC4 isaroB4 isassiC5 isattC3 isauB2C3
    isaueC4 iscaB2 isceB2 ischabB4 ischamB4 ischaoF4 ischecF4 ischehB4E5F4 ischeinhE5 ischeintE5
    ischemF4 ischenF4 ischepB4 ischereF5 ischerkraB6 ischeruB5 ischessG6 ischeuB4E5 ischimB4E5
    ischindB6 ischmB4 ischnaB4 ischobsE5 ischosB4 ischripB6E5 ischruE5 ischuebB6 ischumB4 ischwoB4E5
    ischwunE5 ischwöB4E5 ischwüB4 ischyC3 ischähB4 ischübB4 iscoB2 iscrB2 iseA2 iseaD3 isebenB4C5
    isecD3 iseerD3E4 iseeriF5 iseinsaC5 iselemB4 iselerE5 isellE4 iselterB6C5E6 isembB4C3 iseneD4
    isenebD5 isenenE5 isenfE3 isenkF4 isereicD6E5 iserintG6 isermC3 iserntB4C5 iserumD5 isessB4C3
    isestrD5 isetatB4C5D4 iseurC4 isexiC4 isexpoE5 isidB2 isideD4 isimB2 isimpC3 isindB4C3 isinfB4C3
    isingE3 isinglF4 isintB4C3 isistD3 iskisC4 islamA3 isliA4 ismutE4 isobB2 isoefC3 isofB2C3 isolB2
    isomoB4 isonarD4 isonenG4 isonendD6E5 isonetG4 isonorD4 isopB2 isort.C5 isotA3B2 isottA4B3
    isouB2 isourF4 isovB2C3 ispalB3 ispanC3 ispeB2 ispicB4C3 ispirB4C3 ispleC4 isporB3C4 ispraB3
    isproB4 isprüB3 ispüC3 issacD3 issauC4 issausD5 issedC4 issensaF6 issenspF6 issenstuF6G5
    issenstüF6G5 isserfD5F4 isserieG6 isserkeD5F6 isserzD5 issilE4 isskatC5D4 isslD3 isslichtH6
    issparD4 issporD4 isstecC4 issteilC6 isstuD4 ist.B4 istacD3E4 istalC3 istapD3 istatB3 isteB2
    isteinhD5 isteinlD5 istenC5D4E4 isterintH6 isterrasF6 istesE4 isthalD4 istilB3 istimB3 istinfF4
    istocB3 istoeB3 istramB5C4 istrienF5 istrikB5 istritD5 istuer.E5 istumF4 istungsexpoJ5 istäuC3
    istöpB4 istörC3 istümC3 isuchF3 isucherD6H6 isumD2 isumpE3 isupB3C4 isurkB4C3 isurlC3 isurtB4C3
    isvilF4 isyaB2 isztD4E3 isänB2C3 isöB1 isüB2 itab.C3 itaefC3 itaesB4C3 itaetsF4G5 itahD3 itaiE2
    itakaB4C3 itaklD3 itakte.B6C5 itaktenB6C5 itaktsB4 italaE3 italentH6 italerG4 italerhD6E5
    italersD6 italerwD6E5 italinD4E5 italoD4 italtE3 itamiC3D4 itanatE5 itangC3 itapoC3D4 itappC3
    itarbB4C3 itareC3D4 itartC3 itaspC3 itattB4C3 itaucB5 itaufB4C3 itaus.C5 itautB4 itautorG6 iteA2
    itebenB4 itechsC5 iteckC3D4 iteerD3 iteffC3 iteigC3 iteigeB4 iteinC3 iteisB4C3 itelaeE5 itelanE5
    itelefC5 itelehE5 iteleiE5 itelekB4C5 itelemB4 itelitB4C5D4 iteläE3 itembB4C3 itemisD4 itenD2
    itengF4 itengagE6 itensF4 itensemB6E6 itentlB4 itentsB4C5 itentwB4 itereigB6C5 iterelD4 itererG4
    iteresG4 iterfolB6E6 itergeneI6 iterindG6 iterinsG6 iterintG6 iterklaeE6 iterkläB6C5E6
    iterledB6E6 iteroE3F4 iterrB5 iteskB4C3 iteskaE4 itestaD5 itetikD4 itevaB4C3 ithagB3C4 ithemC3
    ithosE3 ithrB3C4 ithuB2 ithyB2 itiaB2 iticB3 itidB2C3 itiiA3B2 itikaE3F4 itikanD4 itiklD4
    itikrD4 itimmC3 itinD2E3 itinaB4C3 itindC3 itiniC3 itintC3 itionsexpI5 itisoB4 itivaD4E3
    itivenG4 itobeC3D4 itocB3D3 itofC3 itopuC3 itoraE3 itorcC3 itra.B3 itrabC3 itradeC5 itraeuC5
    itrafC3 itrandC5 itrangC5 itrasC3 itrauC3 itrebC3 itrecC3 itreicC5 itreifC5 itrenC3 itresC3
    itriegC5 itrisC3 itrobB4C3 itrocC3 itrolB4C3 itromC3 itrucC3 itrunB4C3 itrupB5 itrutB4C3
    iträtsC5 iträuB4C3 itröC3 itsalbD5 itsanD3 itsaudF5 itschroF5 itsehC4D3E4 itseifC4D5 itseinC4D5
    itselaC4D5 itseleC4D5 itsesC4D3 itsetC4 itstafC4 itstecC4 itstueD4 itsturC4 ittacC4D3 ittebC4D3
    itteigeD5 ittilC4D3 ittlC4 ittobC4D3E4 ittopC4D3 ittradD5 ittreiD5 ittriC4 ittrolD5 ittsehD4E5F4
    ittseinD6E5 ittstiD4 ittstrD4 ittänC4 itudB3 ituhC3 itunfB4 itunkB4C3 itunsB4 ituranG4 iturerD4
    iturgC3 iturpB4 itutE4 ityD1 itzaC2 itzecC4D3E4 itzeneF5 itzerfoF6 itzergrC6D5 itzerhoD5F6
    itzerhöF6 itzerlaC6D5 itzoeC4 itzopC4D3 itzwC2 itzöC2 itäfB2C3 itändC3 itäsB2C3 itätE2 itätsF3
    iuA2B1C2 iulB2C3 iumD1 iumaE2 iumsenD4E5 iunD2 iutB3 ivA2 ivabB2C3 ivadB2C3 ivaeB2C3 ivafB2C3
    ivagB2C3D2 ivakB2C3 ivaloD4 ivangB4C3 ivatentD6 ivaterG4 ivaterfD6E5 ivatermD6 ivaterwD6E5
    ivebB2 ivecB2 ivefB2C3 ivekB2 ivelD2 iveleC3 iveltC3 ivemiB4 ivemuB4 ivenoD4 ivepB2 iverhaE4
    iverheE4 iverloE4 iverlöE4 iveroeE4 iveröB4C3E4 ivesD3 ivescB4 iveseB4 iveshB4 ivestB4 ivetiB4
    iveuB2 ivexB2C3D2E3 iveüB2 ivimB2C3 ivindB4C3 ivinsC3 ivintB4C3 ivlB2 ivolB3 ivopB2C3 ivoreD3
    ivroC3 ivueB2 ivunB2 ivurB2C3 iväB2C1 ivüB2 iwoB3 iwurE2 ixaB2C3D2 ixeleC3 ixiB3 ixtD2 ixtaE2
    ixuC2 iyB1 izA2 izabD2 izaenB4C3 izagB2C3 izankeC5 izanzC3 izapB2C3 izartC3 izasC2 izatB2
    izauB2C3 izeintF4 izeitsF5G4 izenB3D2 izentzB4 izenzerE6 izenzwE4 izerlB4C3E4 izerscB4C5E4
    izerzB4C3E4 izinaD3 izirrC3 izobD2 izoeB2C3 izofB2D2 izorB2C3 izunaB4C3 izweB2 izwecB3 izwicC3
    izwoB2 izwöB2 izzaC3 izänB2C3 izöB2 ißerlB4C3 ißerseB4C5 ißlichtG6 iäB1 iämC2 iäriC2D3 iätemB3C4
    iätiC2 iätrC2 iätsD3 iöfB1C2 iökB1C2 iölB1 iönB1 iös.B3 iöstB3 iüB1 jA1 jaB2 jaaC1 jaalE2 jabD2
    jacC1 jachtsF5G4 jaeiC3 jaerC3 jafC1 jaflD2 jagdaD4 jahreiD4E5 jahrsE4F3 jaiC1 jalaC3D2 jaleC3
    janeC3 janitE3F4 japC1 jaruC3 jastC3 jdA2 jeaC2 jeansE4 jeepD2 jegC2 jektaD4 jektenG4 jektendD6
    jekterD4 jektinD4E5 jektorG4 jektortD6E5 jektrD4E3 jektuD4E3 jenaeC3E3 jepC2 jeriE3 jestC2D3
    jetaC2D3 jeteC2D3 jethC2D3 jetinC4D3 jetorC4 jetrC2D3 jetsD3E2 jettD3 jetuC2D3E2 jetäC2D3 jivC2
    jmA2B1 joaD1 jobC2D1 jobaE2 jobeD3 jochaE3 jocheC3 jochuC3 jockC3E4 jodaC2D3 joelC3 joghC3 joiC2
    jonatE3 jongE4 jopC2D3 joraC3 jorzD2 joscC2 jostD3 jostaF3 joulD2 jtA2 jtyD1 juB2 jublC2D3
    judeE2 jugenF4 jugendG5 jukC2 jungaD4E3 jungensH6 jungenteD6E5 junglD4 jungrD4E3 jungscE5F4
    jungspE5F4 jungstE5F4 juniC3 juntD3 justD3 juteC3E3 jvA2 kaA1 kaansC4 kaarC3 kabbA2B3 kabblD4
    kabdA2 kabelaF5 kabeliF5 kabeloF5 kabenA4B3C4 kabfA2 kabgA2 kabhA2 kabnA2 kabsA2 kabtA2B3 kabwA2
    kabzA2 kacC1 kaceA2B3 kachsA4B3 kaddA2B3 kadeB2 kadeiE3 kadeinG4 kadenE4F3 kadmA2B3 kadrC2
    kadvA2 kaedC3D2 kaemiB3D4F4 kaendA4B3 kaentC3 kaepfB3 kaergA4B3 kaerzB3 kaescD4E3 kaeskC3
    kaffiA4B3 kaflC3 kafrC3 kaftE4 kageB2 kagenA4 kaggB3 kahoA2B3 kaimE2 kaisD3E4 kaiseD5 kaklC3D2
    kakt.A4B3 kaktiA4B3 kaktsA4B3 kala.A4 kalacD3 kaladD3E4 kalanD3 kalasE4 kalatC3 kalebC4
    kalehC4D3 kaleisD5 kalenE4 kalenduF6 kalenseF6 kalereiD5 kalerfC4D5 kaleriC4D5F5 kalinsD5
    kalkanD4 kalkleD4 kalkloD4 kalkrE3 kalkriD4 kalkruD4 kalltA4B3 kalonC4D3 kalopC4 kalorieG6
    kalosC4D3 kalp.A4 kaltexD4E5 kalthD4 kaltreD4 kaltsF4 kaltäB3 kaluC2 kamatC4 kampfenE6F5
    kampferfE6F5H6 kampferpE6 kamteA4B3 kananC4D3 kanasC4D3E4 kanauC4 kandaA4 kandalaG5 kandinA4
    kandrA4B3 kandäA4 kanelC4 kanentC4D5 kanfuB4 kanfäA4 kanfüB4 kanier.E5 kanimA4 kankE2
    kanomA4B3C4 kanorA4B3C4 kanpB2 kansD3E2 kansiA4B3 kansäA4B3 kantennA6B5 kanumC3 kanusE3F4
    kaoC2D1 kaphoC4D3 kappaB3 kapstD3 karbeA4B3 karbrB4 karcA2 kardB2 kardaE4 kareaA4B3 karentC4D5
    kargB2 karhB2 kariC3 kariesE5 karkB2 karmA2B3 karpB2 karpfD4 karsB2 karscB3 kartaB4 kartiB3
    kartigA4 kartikA4 kartoB4 kartsE3F4 karuB2 karufD3E4 karumC3 karwB2 karzA3 karztA4 karöC3 karüC3
    kaschmC4 kaseiC5D4E3 kasier.E5 kassaD3E4 kassenG5 kassisB5 kassoF3 kast.A4B3 kastaD3 kasteD3
    kasterA4B5 kastilD5 kastrasD6 kaszC3 katabC4D3E4 kataktD5 katansD5 kateB2 kateaC4 katentC4
    katepC4 katerkC4D5 kathD2 kathaC3 katoB2 katriC4D3 kattD3E4 katzB4 kau.B2 kaueB4 kaueriD4
    kaufaD4E3 kauferD4E5 kauffaB5 kaufgaB5 kauflaA4B5 kaufliB5 kaufoD4E3 kaufsagE6F5 kaufsenE6F5
    kaufspE4 kaufuD4 kaumA3B4 kaumrC3 kaus.B4 kausfA4B3 kausgA4B3 kauskB3 kaussA4B3 kaussenH6
    kauswA4B3 kautD3E2 kautoA4 kautorF4 kbA2C2 kbaB3 kbeB3 kbonD2 kbyD2 kcA2B1 kchB3D2 kcreE2 kdA2C2
    kdarmE4 kdieD2 kebD2 kebenC4 kecA2B1 kediA2 keditC4 keerC3 keffA2B3 kefiE2 kegelaE4 kegeleF5
    keggB3 keglC2 kehe.C4 kehenC4 kehlsE3F4 kehoA2 kehraE3 kehrertD6 kehrerzD6E5G6 kehrsoE4F5
    kehrspoE6F5 kehrsturE6F5 kehuA2 keicA2B3 keigA2B3 keiliD4E3 keilsF4 keilsteE5 keimaD4 keimpE3
    keinA2B3 keinenG4 keiseA4B3 keitE2 keitscF5 kelabC4D3 kelacC4D3E4 kelaeD3 kelaenC4 kelamC4D3
    kelanC4D3 kelasC4D3 kelatC4D3 kelauC4D3 keldE2 keleimC4D5 keleinC4D5 keleisD5 kelekA4B3C4
    kelenC4D3 keleneF5 kelerC4D3 kelgeneH6 kelinfC4D5 kelinsD5 kelintD5 kelioC4 keloC2D3E2 kelschG4
    kelskD3E4 kelslD3 kelsternD5E6 keläC2 kelänD3 kelöC2 kelöfD3 kembB3 kemiA2B3C2 kempA2B3 kenaC2
    kenabE4 kenagE4 kenauD3 kendgA4B3 kendrE4 kendsE4 kendscD5 kendstA4 kenebC4D3E4 kenelC4 kenendD5
    keneneC4D5F5 kenengD5 kenensC4D5 kenentD5 kenenzC4D5 kenepC4 kenerkD5 kenernD5F4 keneroC4D5
    kenersD5 keneröD5 kenestC4D5 kenetD3E4 kenfD3E2 kengE2 kengagA4D4 kengel.B5D6 kengelsB5D6
    kenimC4 keninD3 kenkE2 kenladA4 kenlädA4 kenneD3 kenoC2E2 kenomD3 kenschG4 kensemA4B5D4
    kensteiE6 kenstempE6 kente.A4B5D4 kenten.D6 kenteneD6 kentenpD6 kentfA4B3 kentgA4B3 kenthD3E4
    kentlA4B3 kentsA4B3 kentwA4 kentzA4 kenäC2 keoC1D2 kepfC3 keplC2 kepoB3C2 keraeD3 kerallD5
    keraltD5 kerapC4 kerasD3 kerbitB5 kerdeA4 kerebC4D3E4 kereckD5 kerefD3 kereignB5 kereinC4
    keremiB5C4 kerendC4D5 kerensD5 kerentC4 kererdC4D5 kerersC4D5 kerezE4 kerfasD4 kerfolA4
    kerfolg.D6 kerfolgenD6 kerfülA4B5 kergebnD6 kergeneH6 kerguA4 kerhoehuD6 kerhöhuB5D6
    kerinnuC6D5F6 kerinstF6 kerinteF6 kerkE2 kerlangB5 kerlanguD6 kerlauB5 kerlebnD6 kernabD5
    kernarD4 kernerG5 kernereD6 kernersD6 kerneurD6E5 kernieB5D4 kerobD3E4 kerodeC5 kerodiA4B5
    keroeD3 kerorB4 kersauG4 kerschüD6 kertE2 kertueD4 kertüB3D4 keruhC4 kerz.A4B3 kerzesA4B5
    kerzeuguB5 kerzieA4 kerziehD6 keräC2D3 keröA2B3 kesanC4 keselC4 keshA2 keshaC3 kespaC4 kespeD4
    kessaA4B3D4 kesspE4 kestaC3 kesuC2D3 ketabC4D3E4 ketanC4D3 ketauC4D3 keteE2 ketebC4D3 keteiD3
    ketelC4D3 ketenF3 keterC4D3 kethA2C2 ketreC4D3 ketsE2 kettauD4 ketterzD6E5 ketthD4E3 kettoD4
    keudA2 keupA2 kevaA2B3C2 kexA2B1C2D1 kfA2B1C2 kfenE2 kfiB3 kfileD4 kfinsE4 kfuB3 kgA2C2 kgastaE5
    kgebE2 kgespenH6 kglB3 kgoB3 khA2B1C2 khausenE6 kheB3 kiaC1 kiadC2 kiagC2 kiakD2 kiarD2 kicC1
    kiclA2 kidrC3 kidyA2C2 kiefeF4 kielaE3 kieleiD4 kieliD4E3 kieloD4E3 kierergebG6 kiernA4C3
    kieseiD4 kiesoD4 kiespD4E3 kiessF4 kiezeD4 kiflC3D2 kifrC3D2 kikD2 kilaA2 kilanF4 kileA2 kiliA2
    killuA4B3 kiloA3D4E3 kiläA2 kimoC3D4 kimpA2B3 kinadC3 kinalD3 kindexA4B5 kindiA4B3 kindoA4B3
    kinduA4B3 kinfA2B3 kingaD4E3 kingentD6E5 kingrD4E3 kinhA2 kinikE3F4 kinisE3 kinkB3 kinoE3
    kinosF4 kinseA4B3 kinshD3 kinspA4B3 kinstA4B3 kintA2B3 kinäC2 kioC1 kiorA2 kiosD2 kiovD2 kipprD4
    kircA3 kirschaD6 kishC3D2 kisoA2B3C2 kispA2C3D2 kissensH6 kistaC3 kistoC3D4 kitschlD6
    kitschwD6G5 kivA2 kizA2 kjA2 kjoB3 kkA2B1C2 kkabE2 kkalaD3 kkalöD3 kkingF3 kknB3 kkoefD3 kkorC4
    kkuebE3 kkusD3 kkübD3 klC2 kl.A2 kla.A2B3 klaaA2B3 klacA2B3 klaeC4 klaedA4B3 klaehA4B3 klaeuB3
    klalA2B3 klameD5 klanC4 klandA4 klangaE4 klangerE6 klangrE4F5 klat.A4 klaueF4 klaufB3 klaugA4B3
    klavieA5 kle.A2B3 klear.D5 kleariD5 klebB2 klebaD4 klebrD4E3 kledA2 kleeB2 kleerA4 klegB3
    klehA2B3 kleibA4B3 kleidB4 kleierE4 kleinenH6 kleitA4B3 klekB3 klemB2 klem.B3 kleoD2 klepC4
    kleroA4 klestE3 kletB2 kleusD3 klexA2 klichA4 klidB2 klienB4 klifB2 kligA2B3 klimB2 klin.A4
    klinaB4D3 klindA4 klinoB4 klipB2 klirB2 kliscB4 klistA4 klizA2B3 klo.B2 klobB2 klocA2 kloecA4
    kloefA4 kloestB4 kloetB4 klogA2 klohA2 klokA2B3 klomB2 klopB2 klorE4 klose.A4 klosemA4 klosenA4
    kloserA4 klosesA4 klosstE4F5 klostB4 klot.A4 kloteA4 klotsA4 kluB1 klubA3D2E3 kludB2 klueB2
    kluecA4B3 klugB2 klumB2 klungsG5 klussE5F4 kluxA2 klyA2 klädA2 klähA2B3 klärC4 klätA2B3 kläuA2B3
    klöcA2 klöfA2 klöhA2 klöstB4 klötB2 klücA2B3 kmA2B1 kmaB3 kmaliD4 kmesstE4 kmitD2 knA1C2
    knachA4B3 knadA2B3 knaepB3 knahA2 knamA2B3 knapfB3 knarC4 knavA2 knazB3 kneblD4 kneeD3 knenaE4
    knesA2 knetaD4 knetrD4E3 knetzA4 kneuA2 kneyA2 kniB2 knieD2 knierA4B3 kniesF4 knis.A4B3 knissA4
    knivA2B3 knoB2 knoblD4E3 knormA4 knosD2 knovA2B3 knumA2B3 knäpA2 koA1 koadC3 kobalF4 kobaltG5
    kobeliC4 kobereF4 kobjA2B3 koblaD3 kobskD4 kocheC3 kochiE3 koeduC3 koeffnB5 koeliC3 koerhC3
    koerkC3 koermC3 koertB3 koevC3 kofenC4 koffeiE6F5 koffiA4B3 kohluD3 kohrA2B3 kohöC3 koiC1
    kokasE3F4 kolaD4 kolauC5 kolcD3 kolkD2E3 kollebD4E5F4 kolleiD4 kollerwD6 koloC3 kolyA2B3C2
    komerC4D3 komnA2 kompC4 komunC4 konauC4 koneE2 konelC4 konemC4 konodC4 konsE4 konsuD5 kontaeD4
    konthD4E3 kontäD4 konuC2 kooD2 koonC3 kop.A2 kopalC4 kopanC4D3 kopfC4 kopfaE3F4 kopfenD4E5
    kopferkE5 kopferrD6E5 kopflE3 kopgA2 kopheC4D3 kopieE4 kopkA2 kopliC4 kopmA2 koppA3 kopreC4D3
    kopsA2D3E2 kopteC3F4 kopvA2 kopzA2 kopäA2 koraC3D2 koranD4 korbarD4 korberD4E5 korblaD4
    korbrD4E3 korcA2B3 kordarD4 korderfoD6E5 kordergD6G6 korderwD6E5 kordrD4 korelC4D3 korgA2B3
    korkaD4E3 korkerD4 korkrD4E3 kornacD4 kornaeD4E5 kornebD4E5F4 kornoD4E3F4 kornäD4E3 korobC4
    korpiA4 kortuB3 koruC3D4 kos.B2 koscrC4 kosprD4 kostC2 kosteiC5 kosterzD6E5G6 kotaD4 kotentC4D5
    koterbD5 kotiC3D4 kotinE4F3 kotsD3E2 kottakD4 kottanD4 kotthD4 kowA3 koxA2B1 kpA2B1C2 kpaB3
    kpitD2E3 kplB3 kqA2 kquB3 krA1C2 kradA2B3 kradaD4 kradeiD4 kraedA4B3 kraeumB5 krahA2B3 kraketB5
    kramC4 kranC4 krandA4B3 krangF4 krankhA5 kransE5 kratsB3 krauC4 kraubB3 kraucA4B3 kraumA4B3
    kre.A2B3 kreakA4 krealA4B3 kreatB4 krebB2 krebscE4 krebsoE4F5 krecA2B3 kred.A4 kredeA4 krediA5
    krednA4 kreduA4 krefA2 kregA2B3 kreibA4 kreicA4 kreieD3E4F4 kreierG4 kreifA4B3 kreihA4B3
    kreimA4B3 kreinA4 kreiseiE6F5 kreisinE6F5 kreistF5 kremB2 kremlE4F3 kreoB2 kreseA4 krestA4
    kresuA4 kreuB2 krhA2B1 kricA2B3 kriebA4B3 kriecA5 kriesA4B3 krindB3 kringsA4B5 krisiA4B3
    kroadD3E4 krobE4 krobewF4 krochA5 kroebD3E4 kroehA4B3 kroelD3 krohsA4B3 krucA2B3 kruebE3 krufA2
    kruferD4 krummaE4 krumpA4B3 krunA2B3 kryB2 krädA2 kräteB3 kräubB3 kräumA4B3 kröhA2B3 krübD3
    krüsA2B3 ksA2 ksabD2 ksabaE3 ksaehB4C3 ksaemC3 ksaenB3 ksafD2 ksakB2D2 ksamtB4C3 ksanB2 ksangC3
    ksankaC5 ksankeB5 ksankäC5 ksantC3 ksapB2 ksarD2 ksasB2C3D2 ksaueE4 ksaufB4C3E4F3 ksaugE4
    ksaureE4 ksautB4 ksavB2C3D2 ksceB2 kschC2E2 kschefF4 kscrB2C3 ksebB2C3D2 ksecB2C3D2 ksedB3C2
    kseieC3 kseifC4 kseindB4C5 kseinfB4C5 kseleB4C3D4 kselfC3 ksendC4 ksengB4C3 ksenkC4 ksenseC5
    ksentB4C3E4 kserfB4C3 ksergB4C3 kserhB4C3 kserkB4C3 kserlB4C3 kserpB4C3 kserrB4C3 ksersB4C3
    ksertB4C3 kserwB4C3 kserzB4C3 ksetD2 ksetaC3 ksevB2C3D2 ksexB2E4 kshiE2 ksidB2C3D2 ksinD2
    ksinfB5 ksingC3 ksintC3 ksisB2C3 ksobD2 ksoeC3 ksofeC3 ksonB3 ksopB2C3 ksorD2 ksorgC3 ksoriC3
    ksort.B4C5 kspazB3 kspecB3C4 kspekB3 kspelB3C4 kspesC4 kspriB3 ksproB4 kspruB3 kspräB4 kspulB3C4
    kssC3D2 kst.B4 kstabB3 kstacB3 kstadB3 kstagB4 kstallB5 kstanzC5 kstarB3C4 kstatF4 kstat.C5
    kstattG5 kstauB3 kstecB3 ksteiB3 ksteilB4 kstelB3 kstepB3C4 kstereB5 ksternC4 ksteuB3 kstewB3C4
    ksticB3 kstiegB5C4 kstielC4 kstiesB5C4 kstilB3 kstoB3 kstodB4 kstoeC4 kstolC4 kstonB4 kstopC4
    kstotB4 kstrC2D2 kstraenB6 kstresB4C5 kstrocC5 kstromF4G5 kstropB4 kstränB4 kstubB3 kstuecB5C4
    kstuerB5 kstütB4C3 ksum.B4C3 ksumbC3 ksumfB4 ksumsB4C3 ksunB2C3 ksurB2C3 ksähB2 ksänC2 ktA2
    ktabrC3 ktadB2C3 ktakrC3 ktalgB4C3 ktallC3E4 ktalsE3F4 ktamD2 ktamoB4C3 ktanD2 ktanaC3 ktangB4C3
    ktanoC3 ktansC3 ktaraE3 ktareC3D4 ktarmC3 ktarsC3 ktartC3 ktarwC3 ktascB5 ktaspC3 ktatlC3
    ktaufB4C3 ktaustC5 ktautoG4 kte.B3 kteffC3 kteinC3 ktelaB4C3D4 ktelemB4 ktenB3D2 kteneE3 ktensF4
    ktentfB4C5 ktentlB4 ktentsB4C5 ktentwB4 ktenzE3 ktepiC3D4 kteranD5E4 ktereiE5 kterhB4C3 kterikD4
    kteroeE5 kteröB4C3 ktetiB4C3D4 ktganF4 ktgenE3F4 kthC1 kthelB4 kthiB2 kthoB2 kthyB2 ktidB2C3D2
    ktimeD4 ktindC3 ktiniC3 ktinkB4C3 ktinsaC5 ktinseC5 ktiseD4E3 ktisoB4C3 ktiterC5D4 ktivendG6
    ktoefB4C3 ktofC3 ktonaD4E3 ktopaE3 ktoreiD4 ktorgaB4 ktorgeneI6 ktottC3 ktramB4C3 ktrasB4C3
    ktrauB4C3 ktrecC3 ktreicC5 ktroC2 ktroeE3 ktrosE3 ktrueC3 ktrunB4C3 kträuC3 ktrüB2C3 ktsC1D2
    ktsaC3D4 ktsaeC5 ktseC3 ktsenF3 ktseneC4D5 ktskC2 ktsorgD5 ktsäC3 ktteiF4 ktunfB4 ktunglB4C5
    ktunsB4 ktupB2 kturanD4 kturasD4 ktureiD4 kturerD4 kturzE3 ktzD2 kuA1 kualC4 kuanC3 kucC1 kuckE2
    kuebelD5 kuen.C3 kuensE4 kuersE4 kufaC3 kufsD3 kugelaE4F5 kugeleF5 kuglC2 kuhC2D1 kuhleF4
    kuhrA2B3 kuinC3 kulaD2 kulanzF4 kuliC3 kulmA2B3 kulpA2 kultoD4E3 kultrD4E3 kumbaB3 kumdA2B3
    kumeC3D4 kumgA2 kumkB2 kumlA2 kumsanD4 kumscB3 kumseiD4 kumsiD4 kumspD4 kumwB3 kumzA2 kundaD5E4
    kundeiF5 kundeinH6 kuneB3 kungebB5 kunkB3 kunmA2 kunsD4E4 kunstF3 kuntA2 kunwA2 kup.A2B3 kupflC3
    kupsD3E2 kupuA2 kuransD5 kurblD4 kureinD5 kurlA2B3 kuroC2D3 kurrE2 kursanE5 kursauD4 kurseiD4E5
    kurserD4 kursinD4 kursorteD6E5G6 kurspD4E3 kursteD4 kurstrD4 kurtscD5 kurzelD4 kurzerkG6 kusakC4
    kusarE4 kuschlC4 kuselC4D3 kuserC4D3F3 kusevD3 kuspC2 kuspiD3 kusstE4 kusuC2 kut.A2 kutaD4
    kuteiD3 kutschwD6 kvA2 kveB3 kwA2 kyaB1 kylaC3 kzA2C2 kzeleD5 kzenC4 kzeugiE4F5 kzuB3 kzuerE4F3
    käA1 käfA3 kähB1 kämiA2B3C2E2 kändA2B3 käpfA2B3 kärgA2B3 kärzA2B3 käscC2D3 köA1 köresC4 körtA2B3
    küA1 kübelC3 küblA2 kücC1 küliC2 kürsD2 la.A1 laaA1 laarC3 laatC3 labaC3 labadC4 labbA2 labbriD4
    labdA2 labenA4B3 laberzC4F4 labfA2 labgA2 labhA2 labitB3C4D3E4 lablA2C2 labnA2 labo.B3C4 labonB3
    laborB4 labpA2B3 labraC3D4 labresD4 labrufA4 labsA2 labs.A3 labteiA4 labusC4 labwA2 labyB4
    labzA2 labäA3 lacebC3 lacelC3 lacherG4 lacherfC6E5 lachsteH6 lachterfH6 lachterpE6 lachtoE4F5
    lachunC5 lack.A3 lacksF4 ladaB3 laddA2 lademA3 lades.C4 ladjA4 ladlA2B3 ladopB3 ladrA2B3C2
    laduA3 ladvA2 laeC2 laedB4 laefA2 laehmA3 laehnA4B3 laempA3 laemtB3 laepfA4B3 laeqA2 laerzB3
    laescD4 laeufA3 laeugA4B3 laeumD3 laexA2B3 lafaeC4D3 lafeiC4D3 laferC4D3 laffA2 lafiB4 lafraD3
    lafsD3E2 laftA2D3E4 lafäC2D3 lagaC2D3E2 lageisD5 lagendF5 lagersD6 laggA2 lagilC4 laginC4
    lagioA4B3C4 laglC2D3 lagnC2D3 lagoE2 lagobC4 lagopC4 lagseidD5E6 lagstanD5 lagsteiD5 lagstoD5
    lahA1 laiA1 lajA1 lakadA4B3C4 lakarC4D3 lakeB4 lakesC4 lakinC4 lakkaA3B4 lakoB4 lakroC4 lakt.B3
    lakteB3 laktsB3 lalA2B1 lala.A3 lalabD3 laliA3B2 lamaD2 lambA2 lameiC4 lamenD4 lamentG4 lamerC4
    lammaD4E3 lammfA3 lamnA2B3 lamoA2 lamorC4 lampeB4 lamplB3 lampuB3 lamsD3 lamtA2B3 lamtsE4 lamuA3
    lamunC4 lamäA3B4 lanaeC4 lanalA4B3 lanatA4B3C4E3 lanauC4 landA3 landadF4 landamD4 landanD4
    landauD4E5 landeigG6 landentD6E5G6 landerhD6E5 landersD6E5 landerwD6E5 landerzD6E5 landingD6
    landinnD6E5 landobD4 landraD4 landruD4E5 landrüD4E5 lanekA4B3 lanemB3 lanenteD5 lanerdD5
    lanerfC4D5F4 lanerstC6D5 langaA4 langaeD4 langanD4 langarD4 langatD4 langebA4 langeiD4
    langel.A6B5 langelnA6B5 langerlD6 langersD6E5 langiD4E3 langriA4 langsF4 langsaE5 langscE5
    langseE5 langsiE5 langspE5 langsteE5 langäD4 lanhäA4 lanimA4 lankeA4 lanklD4E3 lanlA2 lannA2
    lanodA4C4 lanofC4 lanorC4 lanpuB4 lanroB4 lansA2 lanseA3 lanswA3 lant.B4 lantanD4 lantigB5
    lantwA4 lanumD3 lanwA2 lanwarB4 lanwerB4 lanxA3 lanzelD4 lanzerfD6E5 lanzergD6 lanzerhD6E5
    lanzinD4 lanzwD4 lanäA2C2 lapfA2B3 laphC2 lapoA2B3C2 lappaA4 lapplD4 lar.B4 larabC4D3 laracC4D3
    laragC4D3E4 laranC4D3 larauC4 larbeiA4 lareaA4B3 larebD3E4 lareiC4D3 larelC4D3 largD3 lariniD5
    larinsD5 larktB3 larm.A4 larmatA4 larmauD4 larmeiD4 larmemB5 larmerB5 larmsA4 laromA4B3C4 larpA3
    larschlD6 larterD4 lartiB3 lartuD3 laruA3B4 larvA3B4 larzaD5 larznA4 larzwD3 lasaaC4D3 lasaeC4
    lasamC4 lasanC4 lasasC4 lascheG4 laseiC4D3 laserC5 laserkeC6D5F6 lasiA2 lasinC4 lasisC4 lasorC4
    lasserklE5G6 lassernA5 lassersA5 lasstoD5 lasstrE4 lassuA3 lastC2 lastaeE5 lastanE5 lastarE5
    lasteinE5 lastizA4 lastoD3 lastuC4 lastwA3 lastzA3 lastäE3 lasäC2 lat.B4 lataB4 latangD5 latarC4
    lateC3D4 late.A3 latelB3C4 latenE4 laterA3 lateraE5 lathA2 latherC4 latiC3D4 latlA2 latlaB3
    latmoB3 latoeC4 latolC4 latomA4B3 latraC4D3F4 latroC4 latschnD6 latschwD6 lattaA4 lattakD4
    lattalsD6 lattanD4E5 lattebD4 lattendD6E5 lattexD4 lattinD4E5 lattrA4 lattroD4E5 latzeiD4
    latzerD4G4 latäA3B4 latèA3 latöC2 laub.A3 laubensG6H5 laublaD4 laubraD4 laubreD4 laubsA3
    laubseE4 lauchaF5 lauerB4 laufaD4E3 laufelD4 lauferD4 laufer.D5 laufereE5 laufinD4 laufoD4
    laufstE5F4 lauglE4 lauiB4 laukA2 launA3B4 laun.A4 laurB4 laus.B4 lauschaD6 lauschlD6 lausdA4
    lausfA4B3 lausgA4B3 lausrA4 laussA4B3 lauswA4 lauszA4B3 lautaeD4 lautoA4 lautoriF6 laveE2
    lavenF3 lawA1 lawaE2 laweA2 laxA1 laxelC4 laysD3 lbA2 lbabwB4 lbalpC3 lbanaC3 lbangC3 lbantB4C3
    lbarbC3 lbariC3D4 lbbD2 lbbyE2 lbeige.E6 lbeiseB4C5 lbelfB4C3 lbengeneI6 lbereiE4 lberemD4
    lberenD4 lberisD4 lbesE2 lbetagD4 lbetapD4 lbidB2C3D2 lblagC3 lblasC3 lbledB4 lblenC4 lblöC2
    lboefC3 lboelC3 lbofB2 lboraB4C3 lbovB2C3 lbreaB4 lbriesC5 lbsauC4D3 lbstD4 lbstaF4 lbstabC4
    lbstacC4E5 lbstaendeC6 lbstamC4 lbstanC4 lbstauC4 lbsterE5 lbstrC4 lbständeC6 lbuC2 lbuchsF5
    lbunD2 lbuneB4C3 lbytD2 lbärmC3 lbölB2 lcA2 lceB1 lch.B4 lchalD3F4 lcharmD5 lcheiD3 lchenE4
    lchen.B5 lcherhD5 lchernD5 lchersaD5 lchertD5 lcherzD5 lcheuD3 lchiB3 lchlaD3 lchliD3 lchläD3
    lchnD3 lchobD3 lchreD3 lchshD3 lchsnD3 lchstD3E4 lchuB2D3 lchwD3 lciB1 lckB2 lclB1 lcrB1 ldA2
    ldabB2D2E3 ldadB2D2 ldaefC3 ldaerC3 ldaesC3 ldaetC3 ldafB2 ldagB2D2 ldahB2C3 ldakB2C3 ldalB2C3
    ldamsC3 ldanB2C3D2 ldarbC3 ldarrC3 ldartC3 ldassB4C3 ldastE4 ldasyC3 ldatoC3 ldattC3 ldaustaE5
    ldcC1 ldebenD4 ldeck.C5 ldefenG4 ldeiB2C3D4 ldelefC5 ldelfB4C3 ldelitC5D4 ldembB4C3 ldemisC5D4
    ldempB4C3 ldemsB4C3 ldeniD4 ldentlB4 ldentsB4C5 ldenzB4C3 lderaeD5 lderfahB6C5E6 ldergebnE6
    lderlasB6C5 lderrE3 ldeselD4 ldeskrD5 ldessaE4 ldestaD5 ldestelD5 ldestrD5 ldeurC3 ldexB2C3
    ldhofsF5 ldiaD2 ldiaeD3 ldideB4C3 ldieD2 ldienF4 ldillC3 ldimiC3D4 ldinfC3 ldinkB4C3 ldinsB4C3
    ldionB4C3 ldisoC3 ldobrD4 ldohB2C3 ldonkB4 ldopD2 ldopeB4C3 ldoptB4 ldorD2 ldoriB4C3 ldosC4
    ldostE3 ldrabC3 ldraenC5 ldraeuB4 ldragC3 ldralC3 ldrasC3 ldratC3 ldrauC3 ldrecB4 ldrieC3
    ldrobC3 ldrodC3 ldroeC3 ldrolB4C3 ldromC3 ldrunC3 ldränB4C3 ldröB2 ldrücC3 ldsamtD5 ldsklD4
    ldskoC3 ldspD2 ldstelC5 ldstoD4 ldtuC3 lduD2 lduebB4 ldufeC3 lduiD3 ldulB2C3 ldumB2C3 ldwarE3
    ldämB3 ldärC3 ldäsC3 ldätC3 ldübB2 leA1 leadC2 lean.C4 leanmC4 leasC2 leatlC3 leautoG4 leavC2
    lebensF4 lebenseG5 leberC5 lecA2 lechauE5 lechecC4E5 lechensC6 lechiC4 lechoeE5 lechofE5F4
    lechtstF6 leckseE5 lecoA3 ledieE4 leditC4 ledrC2 leerA3 leeretD4 lefaC3D4 leffA2B3 leflD2 lefoD4
    legabtC4 legaeC4D3 legangC4 legarC4D3 legastD5 legauC4 legesE3 legeslC4 legge.A4B5 leggenA4B5
    legienE5 leglC2 legleC3D4 legnC2D3 legrD2 legsE2 legstaD5 legsteD5 legstrD5 legäC2 lehe.A4
    lehmA3 lehmestD6 lehnA3 lehrA3 lehraE3 lehreiD4 lehroE3F4 leidC4 leidrD3 leieriD5 leifA2
    leifanD4 leifeiD4 leifensG6 leifergD6G6 leigenA4B5 leihA3 leihauD4 leilE4 leimC4 leimauD4
    leimbA4 leimhA4 leimpE3 leimpoC5 lein.B4 leindrA4 leinecD5 leinerbD6 leinerkD6 leinfalA6B5
    leinnA4 leinsaA4 leintoA4 leintöA4 leinweA4 leirA2 leischaD6G5 leischeiD6 leischlD6G5 leischnD6
    leischoD6 leischwD6 leisensA6 leisernD6E5 leisfA4 leissA4 leisserE6F5H6 leistroD5 leiszA4
    leitaeD4 leitagD4E5F4 leitakD4E5 leitalD4 leiteiD4 leiterkrE5G6 leitoD4E3 leitskE5 leitspE5F4
    leitstF4 leiwA2 leißA2 leißerD4E5G4 leksA2B3D3 lektrA4 lekzA2 lelaA3 lelabC4D3 lelacC4D3
    lelauC4D3 lelefC4 leleinD5 lelekA4B3C4 lelemeA4 lelerF4 lelerdD5 lelerkD5 lelersD5 lelerzD5
    lelevC4 lelexD3 lelf.A4B3 lelfeA4B3 lelimC4 lelinC4D3 lelorC4 lemaD2 lemanzD5 lemauC4 lemeinD5
    lemenD4 lemerfD5 lemerkD5 lemesA3 lemetA3 lemidC4D3 lemilC5 lemmtA4 lemorC4D3E4 lemotB3C4 lempA2
    lemtE2 lemuC2 lemulB3 len.B4 lenabE4 lenadE4 lenanC4 lenatC4D3E4 lendesF4 lendlA4 lendogA4D4
    lendpB3 lendunA4 lenebC4D3E4 lenecD3 lenedC4D3 lenelC4 lenenergF5 lenengC4D5 lenergA4B5
    lenerkC4D5 lenerlD5 leneroD5 lenerscD5 lenertD5 lenerwC4 lenetC4 leneurC4D5 leneuvA4 lenfD3E2
    leng.A4B3 lengagA4D4 lenge.A4B5 lengem.D6 lenges.D6 lengpA4 lengrE4 lenklagD6E5 lenkleiD6E5
    lenklinD6 lenkobD4 lenniuA4 lenonC4D3 lenorC4D3 lenotC4D3 lenseinD6E5 lensemA4 lenspoE4
    lenteigA6B5 lentfeB5 lentgA4B3 lentlaA4 lentluA4 lentlüA4 lentnA4B3 lentropA6B5D6 lentrüA4B5
    lentwaA4E4 lentwiA4 lentwäA4E4 lentzA4 lentzugE6 lentzuwA5 lenzC4 lenzerD5E6 lenzinD4 lenzunD4
    lenzwD3 lenzweiE6 lenzwoE4 lenzyA4B3 lenäC2 leofC3D2 leosC3D2 lepenC4 lepfA3C3D2 lepiA2B3C2
    lepocA4B3 leraB4 lera.C3 lerabiD5 leraeuD5 leragD3E4 leralD3 lerasD3E4 lerautorH6 lerazD3
    lerbe.A4B5 lerbenA4B5 lerblinD6 lerbsA4B3 lerbtA4B3 lerebC4D3E4 lerecE3 lerefD3 lereigen.D5
    lereignA6B5 lereimC4D5F4 lereis.D5 lerelC4D3 leremiC4 lerengC4D5 lerensC4D5 lerentC4D5F4
    lerereD5F5 lererfC4 lerergC4D5 lerersC4D5 leresC5 leretC4D3E4 lergenauA7 lergeniA7 lergiB3
    lergolA4B5 lerhebA4B5D4 leriB4 leridC4D3E4 lerieE4 lerindF4 leringF4 lerinsF4 lerkE2 lerlasA4B5
    lerlaubA6B5 lerlebnA6 lerleuA4B5D4 lermäsD4 lermäßD4 lernalD4 lernarD4 lernauD4 lernerG4
    lerobD3E4 lerofD3 lerosC3 lerotA4B3 lerreguD6 lerricA4B5D4 lerrungD6 lersetD4 lerskE4
    lersturD6E5 lerswD3 lertD3 lertragA6B5 leruE2 lerupC4 lerusA4 lerutC4D3 lerwecB4 lerweitA6B5
    lerz.A4B3 lerzeuA4B5 lerzgA4B3 lerzoA4B3D4 leräC2D3 leröffA4B5 lesalC4D3 leseinE5G4 leserasE5
    leseskE5F4 lesessD5 leshB4C3D4 lesieE3 leskiC3D4 leskoC3 leskopD4 lessiA4 lesteriG6 lestlA4B3
    lestraG4 lestuC3 leswA2 lesyA2 letapA4B3C4 letatA4B3C4 lethiA4 lethnA4 letsE2 letscheH6 lettauD4
    lettelD4 lettopD4 lettrE3 lettsE3F4 leueA2 leufC3D2 leukaD4 leulA2B3 leumbC3 leumiC3D4E3 leumoC3
    leumsC3 leuntA3 leurlC3 leuroA4B3 leutA3 leve.A4 levolB3C4 lexikA3 lexisC4 lexpA2 lextA2E2
    lexzA2 lfA2B1 lfachuD5 lfakaC3 lfangF3 lfangrE4 lfatC2 lfausC3 lfecB2 lfeeD3 lfeinfF4 lfeinhC5
    lfeisB4 lfereiB4C5 lferelD4 lferindG6 lfestaD5 lfestrD5 lfimB2C3 lfjB2 lfjoB3C2 lflaC2 lflänC3
    lflöC2 lfpiE2 lfrC2 lframC3 lfrunC3 lfsaC2 lfsauD3 lfspeC4 lfstiC4D3 lfsuC2 lfsäC2 lftoE2 lgA2
    lgaB3 lgeinD3F4 lgenaD3 lgeneriF6 lgenersD6 lgerabD4 lgeuD3 lggeE3 lghB3C2 lgienD3 lginsE4
    lglamB4C3 lgleB3C2 lglöC2 lgoB3 lgsanC4 lgsauC4 lgseC2 lgärsE4 lhA2B1 lhauserH6 lhexD3 lhi.A3
    lhusD3E2 liA1 liabeC3 liacC3 liakC3 liangC3E4 liatoC3 libA3D2 libieE3 liceC3 lichetA4 lichrE3
    lichtaE4 lichtoE4 lichtsG4 lichtspF5 lickA2 lidB2 lidaD4 lideaC4 lideeA4B3 liderF4 lidersC4D5
    lidieE4 lidioB3C4 lidriC3 lie.A3 liebaD4 liebesF4G5 liebrD4 liefaC3D4E3 lieferA5 liefiC3D4
    liefkC3 lieflC3 liefmC3 liefpC3 liefrD4 liemC3 lienaD4F4 lienebF4 lienevF4 lienoD4 liereiD4E5
    lierstuC5 liescD4E3 liestD4E5 liflC3D2 lifrC3D2 liftA3 liftuD4 ligangD5 ligasE3 ligattC4
    ligelA4B3C4 ligenE4 ligersC4D5F4 liginC4 liglC2D3 lignE4 ligneD4 ligradC4D5 ligreC4 ligroC4
    ligscE4 ligspE4 ligstrD5 likerC3 liklD3 likliD4 liksprD4 liktauD4 likterD4 likthD4 liktiD4E3
    liktoF4 liktorD4E5 likuD2 lilaC3 liliC3 lillA2B3 limaC3D4 limacE3 limaeE3 limasE3 limmA2 limmaF4
    limoA3 limpA2 linallD5 linamD3E4 linanD3 lindeiD4E5 lindelD4 lindexA4 lindiA4B3 linduA4B3
    linefC4 linehC4 linepC4 linesE3 linglD4 linhA2B3 linheA3B4 linikA4 linitiD5 linjA2 linkarD4
    linkauD4E5 linklE3 linklaD4 linnerA4B5 linolC4D3 linsE2 linselA4B5 linspeA4 linszA4B3 lintA2
    lintuA3 lintüA3 linumC3D4 lioC2 lioeC3 lionsC3 lionseC4 liorD3 lipheD3 liptA3E4 lirakC4 liranC4
    lirrA2 lirtrD4E3 lis.A3 lisaC3D2 lisauC4 lischlC4 lischmC5 lischnC4 lischrC4F5 lischuC4 lishD2
    lishiC3 lislA2B3 lisolA4B3 lisotA4 lissE2 lissaD3 listC2 listraD4 litB2 litaD2 litadC4D3E4
    litakC4D3 litalC4 litallD5 liteC3D4 liteiE3 liteinG4 literarE5 lithD2 litoA3 litriC4 litroC4
    litsD3E2 lituC2 litusC3 litzaD4 litziD4 litzuD4 liveaC4 livenE4 livgA2 livieE3 lixiA2 lizaeC4D3
    lizanC4D3 lizeitF5 lizoC2 lizäC2D3 liärE2 ljA2 lkA2B1 lkaC2 lkablB4C3 lkaehB4C3 lkalgB4C3
    lkalpB4C3 lkanerD4E5 lkaninD4E5 lkeifB4C3 lkensF4 lkenvogel.G6 lkereD3 lklaB3 lkladB4C3 lkleB3
    lkloreG5 lknuB2 lkofD2 lkofeC3 lkrafF4 lkrobB4C3 lkrocC3 lksD1 lksaC2 lkseC2 lkskeC3D4 lksuC2
    lksänC3 lkuebE3 lkähB2 lküC2 lkübD3 llA2B1 llabbC3 llabenD4 llabkB4 llablC3 llabriB4C5 llabtB4C3
    llabyB5 llaffC3 llaftC3 llagaD3 llagentB6C5D6 llaglD3 llamaB4C3D4 llambC3 llamoC3 llanbC4
    llanentD6 llanerD4 llannC3 llanoD4 llans.B5 llansäC5 llapplB4C5 llarcB4 llaröD3 llatlC3
    llatmB4C3 llattrC5 llauffB4C5 llaufgB4C5 llaufkoB6C5 llauflC5 llaufsiC5 llaufstC5 llaukC3
    llaumE4 llausC3 llauskB4 llaxtC3 llbD2 llcC3 lldC3D2 lldeD4 llebeneC5 llechC3 lleerD3 lleges.D6
    llegestD6 lleifC3 lleigB4C3 lleinsaC5 lleiseB4C5 llelaD4 lleleiD4 llelerD4 llemiB4C3D4 llempC3
    llendlC5 llendunC5E6 llenensD6 llengF4 llenge.E6 lleninD4E5 llenkF4 llensemE6 llentfB4C5
    llentkB4C5 llentsB4C5 llentwB4 llenzyE4 lleraD4E3 llereisE5 llerfasB6C5E6 llergebE6 llergenB6C5
    llergiB4 llerinfG6 llerintG6 llerklaE6 llerkläE6 llerkunE6 llerlaubE6 llermüdE6 llerntB4C5
    lleroeB4C5 llers.C6 lleröB4C3E4 llesesD4 llespoD4 llethD4 lletheE5 lletterfE6 llexB2 llexeC3E3
    llextC3 llfD2 llgD2 llideC3 llidoC3 lliganD4 lligoD4 llimbB4C3 llimpC3 llinfB4C3 llingsG5
    llinjC3 llinlB4C3 llinstB4C5 llintC3 llion.D5 llkD2 lllaD4 llmC3D2 llnD2 llnesF4 llobeB4C3
    llobsC3 lloesenE6 llonerD4 llopeB4C3 llopfC3 llorbB4C3 llordB4C3 lloriB4C3D4 llortC3 lloszB4C3
    llouB2C3 lloxC3 llruecF4 llrücE4 llsamteD5 llsaueF4 llseneC4D5F5 llsesC4D3 llsgeneraH6 llsintD5
    llslaC3 llsliC3 llstempC5D6 llstiC3 llstorC4 llszenC5 lltimE4 llummC3 llurgC3 llurnC3 llursC3
    lluseE3 llustrE5F4 llzD2 llösenD4 llübB2 lmA2B1 lmabB2C3D2 lmadaB4 lmaepB4C3 lmaerzC5 lmaestC5
    lmakaC3 lmalmC3 lmamD2 lmamaC3 lmapfB4C3 lmarrC3 lmartB4C3 lmattrC5 lmaussC5 lmauswC5 lmcC1
    lmdD2 lmebB2C3D2 lmeeresH6 lmefB2C3 lmehD2 lmeheC3 lmeinsC5 lmemuB4C3 lmendsB4C5 lmenoD4
    lmensemB6 lmenzyE4 lmepB2C3D2 lmerE2 lmerbB4C3E4 lmereigB6C5 lmerfB4C3 lmerrB4C3E4 lmerzB4C3
    lmessaB4 lmidB2C3D2 lmikoC3 lminhC3 lminsC3 lmintC3 lmofB2C3 lmopD2 lmopeC3 lmorcC3 lmpC1D2
    lmskC3D2 lmsnC3D2 lmstD2 lmsteC5 lmsturD5 lmszD2 lmtD2 lmumsB4C3 lmuntB4 lmurB2C3 lmäpB2 lmärzC3
    lmästC3 lnA2 lnaB1 lnabC2 lnarD2 lnareB4 lndD2 lneC2 lneiB3 lninB2C3 lnuB1 lnusE2 lnyB1 lnöB1
    lnüB1 loA1 lob.A3 lobaC3 loberA4B3C4 lobesE4 lobjA2 loblC2 lobmA2B3 locheC3 lochelC4 lochoE3
    lochsF4 lodgD2 lodieE4 loebD2 loedA2 loeduD3 loefD2 loefeB3 loehrB3 loekA2 loelB3 loepA2 loer.C3
    loetaD4E3 lofB1 lofeA2 lofenC4 loffA2 lofjC3 loflD2 logaE2 logarC4 logeiC4 logelC4D3 logersC4D5
    loglC2D3 logorC4 logreC4 logsE2 logspD3 loheD4 loherC5 lohnerD4 lohnerhE5 lohnerwE5 lohrA2B3
    lohrerD4 loirD2 lokkA2B3 lokrC2D3 loktA2B3 lolivA4B3 lolyA2B3C2 lomelC4 lomingD5 lomnA2
    lonalC4D3 lonauC4 lonerD3 longuD4 lonsaeD4 lonspE4 lontoA4B3 loobC3 loopC2 lopalC4 loperC4
    lopiC3 loppaD4E3 lopprD4 loptA2 loramC4D3 lorandC5 lorasC3 lordoD3 loreC3 loreinG4 lorenC5D4
    lorgA2B3D3E2 loridiE4 lorien.E6 loriengE6 lorienmE6 lortA2E2 lortiB4 loräC2 losaC2D3 loskeC4
    lossA2 lossuD4 losteiC5 losterF4G5 losthA4B3 lostiC3 lostrD3 lostuC3D4 lostöC4 losziB3 loteinD5
    lothrC4 lotiA3 lotioE4 lottenF4 lottrD4 lotzA2 loursE4 louvA2B3 lovB1 loveA2C2 loviB2 loxA2
    loßA2 loéA2 lpA2B1 lpaC2 lpengF4 lpeteF4 lpfC2 lpfeD4 lphasB5 lphirB4C3 lphoeB4C3 lphorB4C3
    lphuB2C3 lphöB2C3 lpieD2 lpipD2 lple.B4 lpnB3C2 lpstaC3 lpstiC3 lpuB3 lqA2 lrA2B1C2 lraB3 lreB3
    lrestD3 lroesE4F3 lrohD2 lruB3 lruebE3 lrueckerI6 lrösD2E3 lrüB3 lrübD3 lrückerH6 lsA2 lsabaD4E3
    lsadB2C3D2 lsaeusB4C5 lsakaB4 lsalgC3 lsaltC3 lsampB4C3 lsanaB4C3 lsanbB4 lsaneB4C3 lsanfB4
    lsangC3 lsaniB5 lsankB4C3 lsanmB4 lsannC3 lsanrB4 lsantB4 lsanzB4C3 lsapaC4 lsariB4D4 lsarkC4
    lsassiC5 lsau.B4C3 lsaufB4C3 lsaugerE6 lsaumE4 lsaurerE6 lsausB4C3 lsautB4 lsbyE2 lscaC2
    lscheidB6E5 lscheintE5 lschleE4 lschloE4 lschmüB4 lschoreB6 lschsF4 lschwoB4E5 lschwöB4E5 lscoB2
    lsebB2C3D2 lseieB4C3 lseindB4C5 lseinfC5 lseintB4C5 lseliB4C3D4 lsembB4C3 lsengeB4C5E4
    lsenzyB4C5 lsepiB4C3 lsereB4C3E3 lserfB4C3 lsergB4C3 lserhB4C3 lserkB4C3 lserlB4C3 lsernB4C3
    lserrC3 lsersB4C3 lseruD3E4 lserwB4C3 lserzB4C3 lsetD2 lsetaB4C3 lsethB4C3 lsextE4F4 lsidB2C3
    lsimpB4C3 lsindB4C3 lskandB5 lskeleB5C4 lskyC2 lslawB3C4 lsnacB3C4 lsoefB4C3 lsoffC3 lsopB2C3
    lsort.B4C5 lsortsB4C5 lspB1 lspareC4 lsparkC4 lsparlB4 lspeC2 lspizB4 lspoeB4 lsponC4 lsporC4
    lspraeC5 lspräB4C3 lspulC4 lspunB4 lspäsB4 lspöB2 lssC3D2 lstaB3D2 lstabF4 lstablC5 lstaetiB6C5
    lstagB4 lstahlG5 lstakB4C3 lstalbB4 lstanzB4C5 lstasB4 lstat.B4C5 lstateB4C5 lstaucC5 lsteaB3
    lsteckB5 lstegB3 lsteiB3 lsteilB4 lstelB3 lster.B6 lsternbB5C6 lsternsB5C6 lstesC3 lsteuB3
    lsticB3 lstieC4 lstilB3 lstimB3 lstipB3C4 lstoB3 lstochB4 lstoeC4 lstoiC4 lstolC4 lstopfC4
    lstrB3C2 lstracB4C5 lstradC5 lstritC5 lstromaF6 lstuB3C2 lstätiB4C5 lsumfB4 lsumkB4 lsumlB4
    lsumsB4C3 lsumvC3 lsunkC3 lsäugC4 lsäusB4C3 lsöB1 lsöfB2 lsölB3C2 ltA2 ltabrC3 ltach.C5
    ltadB3C4D3 ltaehC3 ltaerzB4C5 ltafD3E2 ltagE2 ltagrC3 ltakaC3 ltallC3 ltaltC3 ltaluB4C3 ltampeG4
    ltandaC4 ltanerG4 ltanerfD6 ltangabE6 ltangesE6 ltansaE4 ltansäE4 ltapoC3D4 ltappC3 ltarbeiB6
    ltarbeitnE6 ltareaF4 ltarheD5 ltarmaB4C5 ltarme.E6 ltarmen.E6 ltarmeniE6 ltart.C5 ltartaB5
    ltarteiB5 ltartikE6 ltartisB5 ltartrB5 ltartuB5 ltaspC3 ltatlC3 ltatoB4C3 ltaufbC5 ltaufkC5
    ltaugeC5 ltautB4 ltbaucF5 lteckC3D4 lteeD3 ltehuB3 lteinkC5 lteisoD5 ltelemB4 ltempuE4 ltemulB4
    ltendesG6 ltengagE6 ltengelE6 ltenspoE6 ltentlB4 ltentriE6F5 ltentsB4C5 ltentwB4 lteratD4
    lterbe.E6 lterbelE6 ltergB5 lterkunE6 lterloeE6 lterlöC5E4 lternäC5E4 lteroeE5 lteskB4C3
    ltestaD5 ltestraD5 ltestreD5 ltestroD5 ltethoC5 ltetikD4 lteurC3 lthasB3 lthebC3 ltheriC5
    lthiB2C3 lthoB2C3 lthuC2 lthunC3 lthyB2C3 ltideC3 ltigerkD6E5G6 ltindB4C3 ltinfC3 ltinsB4C3
    ltiraC3D4 ltiriC3D4 ltisoB4C3 ltistB5 ltobeB4C3D4 ltoboB4C3 ltoefC3 ltoelC3 ltoesC3 ltofC3D2
    ltopB3 ltoptB4 ltordB4 ltorgB4C3 ltoriB4C3D4 ltowD2 ltralE3 ltrebC3 ltrecC3 ltreicC5 ltreifC5
    ltrigB4 ltrisB4C3 ltrohB4C3 ltrucC3 ltrumC3 lträucC5 ltselE4 ltseleC4D5 ltskalC5 ltsortC4D5
    ltsphC3D4 ltstafC4 ltstieC4 ltstreD4 ltstütC4D5 ltszenC5 lttC3 ltuelD4 ltuenD3 ltuhC3 ltumB2
    ltumsC3 lturabD4 lturanD4E5G4 lturasD4 ltureiD4 lturentD6E5 lturerD4E5 lturiD4E3 ltwarE3 ltzaD2
    ltähC3 ltärzB4C3 ltölB2 ltösC3 lu.A1 luanC3 lubA2D1 lubaC2E2 luboC2 lubsD3E2 luchsaE4F5 luchstF5
    luchtoE4F5 luchtrE4F5 luchtsoF6G5 luckuC4 lude.C4 ludrC2 luebA2 luebdA3 lueckeG4 lueckerH5
    luehA2 luentC3 luenzC3 lueschaD6 lueschwD6 lufA1 lufeA2B3C2 luffA2 lufrC3D2 luftD2 luftaD4E3F4
    lufteE3 luftrE3 lugafC4D3 lugasC4 luge.C5 lugebC4D3E4 lugeiC4 lugeneF5 lugerlD5 lugerpD5
    lugiC2D3E2 luglC2D3 lugoC2 lugrC2D3 lugspoD5 lugstaD5 lugsteD5 lugstrD5 luguC2 luhA2B1 luhuB2C3
    luid.C3 luis.C3 lukaE2 lukeA3 lultB3 lumbieF5 lumdA2B3 lumeE2 lumenF3 lumfA2 lumgA2 lumhA2B3
    lumjB3 lumkA2 lumlA2 lummA2 lumphD4E3 lumrA2 lumsB3 lumwA2B3 lumzA2 lunA1 lunaA2B3 lunapC3
    lunbA2B3 lundrE3 lunfA2B3 lung.B4 lunge.A5 lunglA4B3 lungsgeneJ6 luniA2B3C2 lunkrA4 lunlA2B3
    lunrA2 lunsA2B3 luntA2 lunvA2 lunwA2 lupeA3 lupfE3 luranC4D3 luratC4D3 lurauC4 lurchF3 lureiC4D3
    lurgA2 lurisC4 lurkB3 lurlA2B3 lurnA2 luroE2 lurofC4 lurorC4 lursA2 lurtA2B3 lurzD3E2 luserC4
    lusiC3 lusprC3 lussaD4E3 lusscD4E3 lusseinD6 lusselD4E5 lusserD4E5G4 lussiD4 lussoD4E3 lusspD4E3
    lusstD4 lusstiE5 lussurD4 lustC2 lustaeE5 lustakE5 lusteiE5 lusterfD6E5 lusterkD6E5 lusterlD6
    lustoD4E3F4 lustuD4E3 lusuC2D3 lutaeC4D3 lutalC4 lutanC4D3 lutauC4D3 lutebC4D3 lutegC4D3E4
    luteiC4D3 lutelC4D3 lutengC4D5F4 lutentC4D5 luterF4 luterbC4D5 lutereC4D5 lutergC4D5 lutersaC6D5
    luterzC4D5 lutexD3 luthyC4 lutinsD5 lutoA2 lutobC4D3 lutoeC4 lutofC4D3E4 lutopC4 lutorC4D3
    lutrC2D3 lutsaD3E4 lutschlD5 lutskD3E4 luturC4D3 lutzD3 lutäC2 lvA2 lveoB2 lvlC2 lwA2 lxA2 lyA1
    lyaC1D2 lycC3 lyenC3 lyerD2 lyoA2B1 lyon.C3 lyonnC3 lyraE3 lyrieE3 lysenC5 lyspC3 lythC3
    lytreC4D3 lzA2 lzaerB4C3 lzagB2C3 lzakB2 lzalC3 lzamD2 lzantB4C3 lzappB4C3 lzarD2 lzaroC3
    lzasB2D2 lzatB2 lzausB4C3 lzeimB4C3 lzeisB4C3 lzelD2 lzeleB4C3 lzenthB4C5 lzentroE6 lzentsB4
    lzentwB4 lzenzB4C3 lzepD2 lzerhB4C3E4 lzermB4C3E4 lzeroD3 lzersaC5 lzertrC5E4 lzerzB4C3E4 lzetD2
    lzetaC3 lzeuginH6 lzidB2C3 lzikoC3 lzimD2 lzimiC3 lzindB4C3 lzinfC3 lzingC3 lzinstB4C5 lzintC3
    lzlC3 lzobD2 lzoefC3 lzofB2D2 lzorB2C3 lzozB2C3 lzreiC5 lztD2 lzthaC3 lzufeB4C3D4 lzugsE4
    lzvolF4 lzwarB4 lzwoB2 lzwuB2 lzwöB2 lzärB2C3 làA1 läcC1 lädA1 läfA2 lägyA2 lähmA3 lähnA2B3
    lämpA3 lämtA2B3 ländesF5 läpfA2B3 läqA2 läraA2 lärmarD4 lärmatD4 lärmeiD4 lärmemD4E5 lärmunD4
    lärstD4 lärzA2B3 läscC2 läserA4 läufA3 läugA2 läxA2 löA1 löbC2 löchA3 löckA2 lödA2 löfC2
    löfeA2B3 löffnB3 löhrA2B3 lökA2 lölA2B1 löpA2 lössA2 löstlB3 lösuA3 löthC2 lözA2 lößA2 lübeA2
    lübuA2 lückeF4 lückerG5 lügeleF5 lühA2 lühelC4D3E4 lühemC4 lühlD3 lüsC2 lüschaC4 maA1 maalaC3
    maanD2 maariC3 maatlC3 mabbA2B3 mabdA2 mabfA2 mabgA2 mabhA2 mabkA2 mablaB3 mabläA4B3C4 mabmA2B3
    mabnA2 maboC3 mabraD4 mabriC4 mabsA2 mabtA2B3 mabwA2 mabzA2 macarC4D3 machanC5 machiC3 machoC3
    machseB5 machtaE4 machterfE6 machtergE6F5 machterhE6F5 machterrE6 machtersE6F5 machtertE6F5
    machterwE6F5 machtrE4F5 machuC3 maciC2 mackA2 macksE4 mactA2B3 madamE4 maddA2B3 madelC4 mademC4
    madjC3D2 madmA2B3 madrA2B3D2 madsD2 madvA2 maendA4B3 maepfA4B3 maepoC3 maeqA2 maererG4 maerhC3
    maerwC3 maerzenE6F5H6 maestE3 maestrC5 maetaC3 maeus.D5 maeuscE4F5 mafC1 maffA2B3 mafrD2
    maftA2B3 mage.C4 magebC4 magegC4 magekC4 magenE4F3 magepC4 mages.C4 magevC4 magewC4 maggA2B3
    magier.E5 magiersE5 magitB3C4 magnC3D4 magriC3 mahlerD4 mahoC3 mahüC3 mailerD4 maineD4E3
    maiseD4E3 makadC4 make.C4 makesC4 maklaC3 makliC3 makrD2 maktA2B3 makusC4 maladaF4 maladeC5
    malaerD5 malagC3 malakD3 malanD3 malasC3 malbE2 maldehyA6D6 malensF4 malentC4 malier.E5
    malinsC4D5 malinvC4 malkE2 malltA4 malonC4D3 malopC4 malorC4D3E4 malskaD5 malsterH6 malsterbD5E6
    malsternD5E6 maluE2 malutC4D3 malzäpD4 malärC4 mambA2B3 mamidC4 mamoeC4 mampA2B3 mamtA2B3
    mamöA2B3C2 manaeB3 managA5 manalA4B3C4 mananD3 manarC4 manatA4B3C4E3 manauC4 manbieA4 mance.D4
    mancekD4 mandE4 mandiD3 manerfD5 manernC4D5F4 manetC4 mangaD3E4 mangabA4 mangebA4B5 mangsB3
    manhäA4 manintF4 manipA5 mankeA4 manlaA4 manleB4 manodA4C4 manomD4E5 manpfA4 manplB4 mansatzB5
    manschlB5 mansiA4B3 manspA4B3 manstiA4B5 mansäA4B3 mantagD4 mantanD4 manumD3 manusE3 manwenA4
    manzaA4B3 manzeF4 manzuB3 manzüB3 manäA2B3 maobC3D2 maorC2 mapflC3 maphrC4 mappaA4B3 mapplA4B3
    maprC3 maragA4 maranD4 marbA2B3 mareaA4B3 margD3E4 marguB3 mariC3 markA3 markloD4 markrD4
    marmbB3 marme.A4B5 maroD4 marodE5 marrA2 marscherD6 marschlD6G5 marschmD6 marschnD6 marschoD6
    marschrD6 marschwD6G5 marseA4B3 marspD4 marsuD4 mart.A4 martiA4B3 maruC3 maröC3 marüC3 maschF4
    mascoC3 masernF4G5 maspC2D2 maspaC3 maspenC5 masprC3 massoA4B3D4 mastanE5 mastelC5 mastenG4
    mastentD6E5 mastiD4 mastoD4 mastrC3D4 mataeC4D3 matanC4D3 matarC4D3 matatC4 mateiD3 matelB3C4
    matenE4 materdC4D5 materinD5F5 materzC4D5 mathoC4 matmoA4B3 matoaC4 matomaC5 matopfC4D5
    matortC4D5 matspD3E4 matstE4 matthD3 matthaE4 mattheD4 matthäE4G5 maturlD5 matzA2 matäC2D3
    maucA2 maufA2B3D2E3 maugA2B3 maulesD4 mauloD4E3 maulöD4 maumC3 maunB4 maunaC3 maungC3 mauntC3
    maus.B4 mausaD4 mausdA4 mauspE3 maustE3 mautaD4 mauterhD6E5 mautorF4 maußA2B3 maxaC2 mayB2
    mayoC3 mbA2C2 mbeerD4 mbenerE5 mberenD4 mbererE5G5 mbiofD3E4 mblesE3 mbolerD4 mbreC4 mbsC3
    mbytD2 mcA2 mchB3D2 mcrB1 mdA2 mdabB2 mdaerC3 mdanB2C3 mdarbC3 mdartC3 mdasB2C3D2 mdatoC3 mdeaD2
    mdeiB2C3 mdemiB4C3D4 mdenD2 mdentB4C3 mderE2 mderfB4C3 mderkB4C3 mderlB4C3 mderrB4C3 mdertB4C3
    mderwB4C3 mdiaD2 mdieD2 mdienF4 mdobB2 mdrasC3 mdruB3 mdsaC2D3 mdspD2 mdsäC2 mdumsC3 mdärC3 meA1
    meanD2 meatC3 mebD2 mebenC4 mecC1 mechoA4B3 medA3 medieF4 meditoC4 meeA3 meeingD5 meemisC5D4
    meenD2 meeneC3 meepE2 meereiD4 meereicE5 meeruE3 meffA2B3 mehA3 mehlerD4E5 mehlsF4 mehraE3F4
    mehrerG4 mehrertD6 meicA2 meifA2B3 meigA2B3 meindaE4 meindesG5 meinecD5 meinenzD6 meinerkD6G6
    meinerlD6 meinhalE6 meinselE6 meinspF4 meisB2 meis.A4B3 meisbB3 meisoC3 meistA5 meistaF5
    melauC4D3 meldA3D3E4 meldeiF5 melecC3 meleinC4D5 melekA4B3C4 melemA4B3 melenC4D3 melerC4D3
    meletF4 melf.A4B3 melidD3 melimA4B3C4 melinE4 melkeiD4E5 meloA3 melobC4D3 melorC4 melpD3
    melsacD4E5F4 melsanD4 melsphD4 melstaD4E5 melternA6B5D6 melzeiD4 melzentD6E5 melziD4
    memissA4B5C4 mempA2B3 men.B2 menabC4E4 menadeD4 menagD4 menanC4 menauD3 mendlA4B3 menduE4
    menebD3E4 menedD3 menendD5 meneneF5 menentD5 menerbD5 meneroD5F5 menersD5 meneröD5 menesE4
    menevC4D3E4 menfD3 mengagA4D4 menidC4 menilC4 menimC4D3 menkE2 mensauD4E5 mense.D4 mensebD4
    mensembD6 mensertE5 mensesD4 mensexD4 mensexpG5 mensidD4E5F4 menstempE6 menstrunE5 mensumD4
    mentanzD6E5 mentartenG6 menteigD6E5 mentendenD6E5 mentersD6E5 menterwD6E5 mentetD4 menthiD4
    menthuD4 mentinsD6E5 mentresD6 mentrolD6E5 menumD3 menzwE4 menäC2 meoC1D2 meouA2 mepC1D2 meraC3
    merasE3 merautoH6 merbD3 merde.A4B5 merdenA4B5D4 merdunD4 merebC4D3E4 mereckD5 merefE4
    mereisC4D5 merendC4D5 merensC4D5 merentC4D5 mererdC4D5 mererfC4D5 mererklF6 merfolA4B5 merfüA4B3
    mergE4 mergusA4B5D4 mergänA4B5 merieE4 merindF4 merkläA4B5 merlöA4B3 mernsF4 merofD3 mersauG4
    mersivD4 mersmD3 mersnD3 merteA5D5 mertiF4 merzerD4 merzeuA4B5 merzweD4 merzäA4 mes.B4 mesaD2
    mesaeD3 meselD3E4 meseroD5F5 mesorD3 mespeD4 mesprD3 messacD4E5 messalD4 messanD4E5 messayD4
    messersaD6 messorD4E5 messteD4 messtiD4 messtuD4 mestE2 mestoC3 mesäC2 metaA3C3 metastE5
    meterE4F3 methC3D2 metresD5 metrigC4 metrosF5 mettendeE5G6 mettiD4E3 metöA2 meuD1 meumC3
    meutereF5G6 mexeA2B3C2D3 mexpA2 mfA2B1C2 mfahrtaF6 mfenE2 mfile.D4 mgA2C2 mgebE2 mglimF4 mgusE2
    mhA2B1C2 mhauC4 mhautoF5 miA1 miaC1 miabD2 miakC3 miamD2 miatA2B3C2 mibieE3 miceD3 michC3 miciC2
    micrC3 mid.B2 mideaC4 midi.C4 midrC3D2 midyA2C2 miedrD3 mienoC4 miererG4 mietauD4 mietiD4E3
    mietruD4 mieträD4E5 mifC1 mikarC4D3 mikelC4D3 mikenF4 mikensC4D5 mikerlD6 mikerzC4D5F4 mikinC4D3
    mikobC4D3 mikofC4D3 mikonC4 mikreC4 mikumC4 milaC3D4 miliD4 milluA4B3 miluC3D4 mimmA2B3 mimpA2B3
    minaC3 minabC4E4 minauC4 mineckD5 minefC4 mineriC4D5E4F5 minfoA4 mingB2 minganD4 minglD4
    mingsE3F4 minitA4B3 minkrD4 minofC4D3 minosE3 minuC3 minzoD4E3 mioC2 miobC3D2 mioniF3 miosC3
    mipC1 miraC3 mirgA2 misaC3 misauD4F4 mischefC6 mischerbC6 mischerzC6F5H6 mischiC4 miserE3
    misnC3D2 misomC4 mispaC3D4 misphC3D4 mispoC3 missaD3 missacD4 misserD4 missinD4E5 misstD4
    misteD3 mitakD3 mitarC4 mitasD3 mitauD3 miteE2 mitedD3 mitemD3 miterD3 mitesD3 mithC2D3 mitiaC3
    mitissD5 mitoE2 mitopD3 mitorD3 mitrC2D3 mitsD3E4 mitsaD5 mituC2E4 miturD3 mitzA2 mitzaD3 mizwC2
    mjA2 mjägeF4 mkA2B1C2 mlA2B1 mlcC1 mleB3 mleingF4 mlerintG6 mlvC2 mmA2B1 mmaalC3 mmabarD4
    mmaeuB4C3 mmakrC3D4 mmallC3 mmanbB4 mmanfB4 mmankB4C3 mmansB4C3 mmanuF3 mmanzB4C3 mmapD2 mmapoC3
    mmar.B5 mmartC3 mmaspD3 mmdD2 mmebB2C3D2 mmeditC5D4 mmefB2C3 mmeidB4C3 mmeinC3 mmeiseC5 mmelaF4
    mmeladD4E5 mmelinD4E5 mmenerE4 mmenoD4 mmenspaF6 mmenstruE6 mmentaE5 mmente.E6 mmentenE6
    mmentgB4C5 mmentlB4 mmentsB4C5 mmentwB4 mmenzucG6 mmeraD4E3F4 mmerecD4 mmerfolE6 mmerkF4
    mmersioE6 mmesD2 mmesaE3 mmescD3 mmeseE3 mmessensE6 mmestE3 mmeuB2C3 mmexB2 mmielD3E4 mmikD3E2
    mminbC3 mminfC3 mminhC3 mminnC3 mminsB4C3 mmintC3 mmischG4 mmistD3E4 mmituD3 mmitwD3 mmmiE2
    mmopeC3 mmorgC3 mmouB2C3 mmpC1D2 mmskD2 mmspD4 mmstrD4 mmteC3 mmthC2 mmtherC5 mmuelF4 mmumB2
    mmunB3 mmutsE3F4 mmäuB2C3 mmülE2 mmüllF3 mnA2B1C2 mneblD4 mnesiB4F4 mnestE3 mnierD3 moA1 mobbB4
    mobeA2B3C2 mobjA2 mocheC3 modestE5 modeszE5 modrC2 moebE2 moefA2B3D2 moehD2 moeheC3 moekA2
    moelaC3 moemC3D2 moeroC3 mofenC4 moffA2B3 mogalC4D3 mohaD2 moklC2D2 moklaD3 mokleC3 molcA3
    molchaF5 moldD3E4 moloC3 moltA2 momeD4 monaeC4D3 monalD3 monanC4D3 monatoD5 mondasD4 mondelD4E5
    monderkD6E5 mondinD4 mondreD4 monerC4D3 monienE4 monier.E5 monstD4E3 monsuD3E4 montaE4 monyA2
    monäC2 mooC2 moperC4 mopfA2B3 moptA2 moraC3 morakC4 moranD4 morarC4 morauC4 mordaD4E3
    mordereD6E5 morderlD6E5 mordermD6E5 mordrD4 moreiC4 morengeD5 morgensH6 morintD5 moroE2 morobC4
    moropC4 mortD3E4 mosaischeE6 moskaC4 mospC3D2 mostC2 mostiC3D4 mosuC2D3 mothC3D4 mouC2 mousE2
    moxA2B1 moyD1 mpA2 mpaneD3 mparC2 mparbC3 mpatE4 mpelaD4 mpelerD4 mpelinD4 mpeneD4 mpenerB4C5
    mpensF4 mpfauD3 mpfefD3 mpfelC4D3 mpfenzC4D5 mpferfoC6D5F6 mpferfuC6D5 mpferzC4D5 mpflaeD5
    mpfloD3 mpfläD3 mpflücD5 mpfraD3 mphafC3 mphauD3 mpheE2 mphoeB4 mphorgD5 mphöB2 mpiB3 mpiaD2
    mpinE4 mplC2 mple.C3 mplem.B4C5 mplenB4C3 mplesB4C3 mpoB3 mpoliD3E4 mportaG4 mportagE6
    mporterE6H6 mppD2 mprB1 mpshC3 mpstaC3 mpstrC3D4 mqA2 mrA2B1C2 mraB3 mrichteF7 mruB3 msA2B1
    msakB2 msallC3 msaltB4C3 msamtC3 msandrC5 msangB4C3 msanmB4 msanrB4 msantB4C3 msanzB4C3
    msasB2C3D2 msaufB4C3 msaugE4 msaunE4 msbC3 mschanB4 mschlE4 mschuB3 mscoB2 msefB2C3 mseinsaC5
    msekB3C4 mselaD5E4 mseleD4 mseleiE5 msenD2 msendeG4 mseneB4C3 msentlB4 mserfC3 mserkC3 msertC3
    mservB5 msetD2 msetiC3 msexD2E2 mshiE2 msimpB4C3 msinD2 msiniC3 msintC3 msklB2 msklaC4
    msodB2C3D2 msorD2 msorcC3 msoriB4C3 msouB2C3 mspedB4 msplB2 msponC4 mspotB4 msproB4 mspuC2
    mssC3D2 mssaD4 msteiB3 msteilB4 mstemB4 msterB4 mstiC2 mstitB4 mstoC2 mstrasB5C4 mstroF4 mstuC2
    mstyB2 mstätB3 mstätiC5 msumsC3 msurB2C3 msyB3 msziB2 mtA2 mtamD2 mtascC4 mtcC3 mteaD2
    mtebB2C3D2 mtedB2C3D2 mtefB2C3 mteinC3 mteisB4C3 mteiwB4C3 mteltC3 mtemD2 mtemiB4C3 mtengaB4E4
    mtenglB4C5 mtenoD4 mtenseB4C5E4 mtentfB4C5 mtentgB4C5 mtentlB4 mtentrB4C5E4 mtentsB4C5 mtentwB4
    mteriD4 mternE4 mtetaB4C3 mteuB2C3 mtevB2C3D2 mthC1 mtidB2C3D2 mtimB2C3 mtinbC3 mtindC3 mtinfC3
    mtinhC3 mtinsC3 mtirB2C3D2 mtischwD6 mtisrC3 mtitaC3 mtmensF4 mtobB2 mtoesC3 mtordC3 mtorgC3
    mtrahB4 mtrangC5 mtraucC5 mtrecC3 mtresB4C3 mtrisB4C3 mtrobC3 mtrotC3 mtsaC2 mtscD2 mtseC3
    mtselC4D3E4 mtsenC4 mtskelC5D4 mtskrD5 mtspruC5 mtstroD4 mttD2 mtuenD3 mtumC3 mtzD2 mtändC3
    mtölB2 mtösC3 muA1 muaC1 mucA2 muckelC4 muckerG4 muckerkC6E5 muckersC6E5 muckerzC6E5 muckspE5
    muckstE5 muckuC4 muebA2B3 muecA2 mueherD4 muehlaF5 muel.C3 muellaF5 muelsC3 muensE4 muezC3 mufC2
    mugA2 muhA2B1 mulaC3 mullauD4 mulleD4E3 mulsA2 multE2 mumfA2B3 mumlA2 mumrA2 mumspD4E3 mumstB3
    mumtA2 mundanG4 mundantD6 mundarD4 munderfD6E5 mundrE3 munerF4 munerkC4 mungebA4B5 munivA4
    munmB2 munwA2 munzA2 murauD3 mureA3 murlA2B3 murnE2 muruC3D2 murufC4D3E4 musB2 musaC2D3 muserfD5
    musinC4 musoC2D3 mussehD4E5F4 musspE4 mustC2 must.A4 mustaD3 musuC2 mutauC4D3 muterC4D3
    mutoA2B3C2 mutstrD4 mußeE3 mvA2 mwA2C2 mwelE2 mweltF3 mwelterH5 mwettererJ5 myA1 myaC1 mylaC3
    myon.C3 myspC3D2 mystC4D3 mzA2C2 mäA1 mährD3 mändA2B3 mäpB1 mäqA2 märerF4 märklD4 märzD2
    märzenG4 mäus.C3 mäuscD4E3 méA1 möA1 möbD2 möcC2 möfA2B1C2 mökA2 mölA2B1 mübA2 müdA1 mühA1
    müherC4 mühlaE3 mülA1 münA1 mütA1 na.A1 naaA1 nabB1 nabaA3 nabarC4D3 nabbA4 nabdA4 nabecA3
    nabeiC4 nabensG4 naberkD5 naberrD5F4 nabfA2 nabfrD4 nabgA2 nabhB3 nabiB2 nabitC4E4 nablC2
    naborC4D3 nabosC4 nabraC4 nabreC4 nabriC4 nabrueD4 nabrüB4D4 nabsA4 nabtA4 nabusC4 nabzA2 nabäA3
    naböA3 nac.A3 nachbA3 nacheC4 nachenG4 nachen.C5 nachentE5H5 nacherbE5 nachersE5 nachfA3 nachhA3
    nachiE3 nachlA3 nachmA3 nachrA3 nachsE3 nachscA5 nachseB5 nachspA5E5F4 nacht.A5B4 nachterfH6
    nachterkE6 nachterscE6F5 nachtoE4 nachtraumE6 nachtrenE6F5 nachtsA5 nachwA3 nadapA4 naddB3
    nadelE4 nadelaF5 nadeleF5 naderC4 nader.B5 nadetF4 nadiB2 nadiers.E5 nadlB3 nadmA4B3 nadrA4B3C2
    nadsB3 naecA3B2 naeeA3 naeheA3 naehmA3 naehnA4B3 naehtA3 naeiA3 naemA2B3D2 naenA2B3 naepB2
    naeqA2 naer.A3 naergC3 naeus.D5 naexA3 nafA2B1 naflA3C3 nafraC3 nagA1 nageiE3 nageinG5 nageleF5
    nageleiE6 nagemC4 nagentC4 naggA2B3 nagioC4 nagitC4 nagrC3D2 nahA1B2 naherkC4D5 nahmA3 nahnB3
    nahoeD3 nahr.A4B3 nahuC2 nahöC2 naiA1B2 naidC3D2 naieD2 naimC3 nairA2B3 naireD4 nakB1 nakadC4
    naknA2C2 nakoA3 nakroC4 naktA4 nakusC4 nakäA3 nal.B2 nalaE2 nalabD3 naladD3 nalaeD3 nalakD3
    nalamD3 nalangD5 nalareD5 nalasD3 nalatD3 nalbbA4 nalbkA4B3 nalbrE4 naldaD3 nalebC4 naledC4D3
    naleiC4D3 nalelC4 nalendC4D5 nalenseF6 nalentC4 nalentsD5 nalepC4D3 nalerbC4D5 nalereiC6D5
    nalerfC4D5 nalergC4D5F4 nalerhC4D5F4 nalermC4D5 nalersC4D5F4 nalerwC4D5 nalerzC4D5F4 nalesF4
    nalexD3F3 nalfE2 nalgD3 naliB2 nalidC4D3E4 nalkE2 nallengD6E5G6 nallorD4 nalltA4 nalmtB3 nalobC4
    naloeC4 naloefD5 nalogA4 nalopC4 nalorC4D3 nals.B4 nalskaD5E4 nalskrD5 nalt.B3 naltdB3 naltoD5
    naltyB4 naluC2 nalukD3 nalyA2 naläC2 nalöD3 namalB3C4 namatB3C4 name.A3 nameiC4 namenA3B4
    namenspF6G5 namerA4B3C4 namiB2 namidB3C4 naminC4 nammA2B3 namnA2C3D2 namoA3E3 nampB3 namtsE4
    namyA3 namäA3 nanaA4 nanaeC4 nanalC4 nanatC4E3 nanbA2 nandB3E2 nand.B4 nandenG4 nandsB4 nanemC4
    nanerD3 naneuD3 nanfA4 nangA2B3E2 nanhA2 naniA2 nankA4B3 nanlA4 nanmA4B3 nannA3 nannaA4B3 nanrA2
    nansA4B3E2 nantaF4 nantagD4 nantrA4 nanuA3 nanwA2 nanzenG4 nanzeneD6 nanzengD6 nanzerfD6E5G6
    nanzergD6G6 nanzermD6E5G6 nanzersD6E5 nanzinD4 nanzwD4 nanäB3C2 naoA1C1 naperC4 napf.A3 napfaC3
    napfelA4 napfsA3 naplA3 naposC4 naprC2 naqB1C2 narB1 nar.A3B4 naraA3 narabC4 narakC4D3 naranC4D3
    narboB4 narcA2 nardA3B2 nareinD5 naresE3 narhB2 nariA3B2 narkB2 narleB4 narm.A4 narmeA4 naromC4
    narpB2 narrhD4 nars.B4 narseF3 narstaD4E5 narstäD4 nartA2 nart.A4 nartaB4 naruB2 narumC3 narvB2
    narzeB4 naräA3 naröC3 nas.A3B2 nasaA3 nasanC4 nasarC4 nasauD3 naschmC4 naschwC4 naseA3 nasfA3
    nasiB2 naspC2 nasphD4 nassiA4B3 nastaC3 nasterG4 nasterfD6E5 nasyC2 nasylaE5 nasäA3 natA1
    natalsF5G4 natatC4 natauC4D3 nateiD3 nathC2 natlaB3 natmA2 natmuB3 natoB2 natomA4 natsacE5
    natschengD6 natsenE5 nattaA4B3 nattenB5 nauB1 naueB2 nauebD3 nauemA3 nauesA3 nauiA3 naulA3B2
    naum.C3 nausbA4 nausdA4 nausfA4 naussA4 naussenH6 naut.B4 nauteB4 navA1 navaA2 naveE2 navelF3
    navier.E5 naviersE5 nawA1 nax.A3 naxiC2 naxpA3 naxtB3 nazuA3 naöA1 nbA2C2 nbaB3 nbahnersaH6
    nbaisF4 nbaufE3 nbausE3 nbeB3 nbenaD3E4 nberaD3 nbereE4 nbergaE4 nbergeiE6F5 nbergrE4 nbesE2
    nbieD2 nblB3 nbogeF4 nbogenG5 nborC4 nbruchstrH5 nbsB3 nbuB3 nbunC4 nbytD2 nbäB3 ncA2B1 ncabB2
    nceiB2 ncemB2 ncenB3D4 ncevB2 nchalE3 ncharmeF6 ncheB3 nchialG5 nchienE5 nchlB3 ncuB3 ndA2
    ndacB2D2 ndadB2 ndaefD3 ndaetC3 ndagC2 ndakB2 ndaktC3 ndallB4C3 ndangeC5 ndanlB4 ndansC3 ndanwB4
    ndarbB4C3 ndardaE4 ndartrE4F5 ndautB4 ndaxB2 ndcC1 nddreC5 ndeal.D4 ndeeD3 ndei.B4C3 ndeilC3
    ndein.C5 ndeinhC5 ndeinnB4C5 ndeisB4 ndelatD4 ndelecD5 ndelenD4 ndelerD4 ndellE5 ndelsamE6F5
    ndelsenE6F5 ndelsorE6F5 ndelsterE5 ndemacD4E5 ndemauD4 ndengel.B6C5E6 ndengelnE6 ndengliB6
    ndeninD4E5 ndenkrF4 ndenskE5F4 ndenstemF6 ndentlB4 ndentsB4C5 ndeoD3E2 ndepocC5 ndereisD6E5
    ndereizD6E5 nderengD6 nderentD6 nderläsE6 nderonD4 nderosB4C5 ndertragenE6 ndesamD4 ndesanD4
    ndeselD4 ndeserD4 ndesetD4 ndestraeD5 ndestranD5 ndestriD5 ndestätD6 ndien.D5 ndieneD4 ndiensD4
    ndiensyD5 ndimmC3 ndinanC5 ndisoC3 ndkucC5 ndniE2 ndonauD4E5 ndooE2 ndoptB4 ndorbB4C3
    ndoriB4C3D4 ndoutB4C3 ndratB4C3 ndreihB4 ndrobC3 ndrodB4C3 ndroeB4C3 ndroseB4 ndrostC5 ndrotC3
    ndrucB5 ndruiB4 ndrunC3 ndröB2C3 ndsamtD5 ndschinD5 ndseneC4D5 ndserbD5 ndsklC4 ndspaeC4 ndspäC4
    ndsziC4 ndwareE5 ndwilC5 ndängC3 ndätB2C3 neA1 neabD2 neanD2 neapC2 near.C3 nebeleF5 nebeleiE6
    nebelsG4 nebnA2B3 nebrD2 necA2 necaA3 neceA3 nechrC3 nechsB3 neckaC3E4 neclA3 necoA3 nedieE4
    neditC4 neeigC4D3E4 neelE4 neenE2 neeraD3 neerkC3 neeroD3 neerzC3E4 neetD3 nefaC3D4 neflD2
    nefleiG4 neggA2B3 neglD2 negoB3C2 negrD2 nehe.A4B3C4 nehegA4 nehenF4 nehepA4B3C4 nehereE4 nehmA3
    nehminD4 nehoC3 nehrA2B3 nehrerD4E5 neiA2B1 neiaA3 neicB3 neiderfD6 neiderfuE5 neigtA3 neiguA5
    neimpC3 neinsF4 neinselC5E6 neinsuB4 neisenhoD6 neithE4 nek.B4 nekdA2 neksA2B3D3 nektD3E4 nekzA2
    nelasB3C4 nelekA4B3C4 nelemA4B3 neliA3 nelidC3 nelimC4 nelitC4 nelkA3 nellB2 nellaD4E3
    nelleiD4E5 nellerfD6E5 nellerkD6E5 nellinD4E5 nelnA3B2 nelsA3 neltA3 nem.B2 nemaiA4B3C4 nembA2B3
    nemeD4 nemiB2 nemigA4C4 nemoB4 nempA4B3 nemsA2B3 nemulA4B3C4 nen.B4 nenaB2 nenackC5 nenanC4
    nenbB2 nencB2 nendbA4B3 nenddA4B3 nendfA4B3 nendgB3 nendhA4B3 nendigD4 nendkA4B3 nendlB3
    nendpA4B3 nendtA4B3 nendwA4B3 neneB2 nenebC4D3E4 nenecD3 nenedC4D3 nenelC4D3 nenendD5
    neneneC4D5F5 nenensD5 nenentD5 nenerbD5 nenerkD5 nenersC4D5 neneruC4 nenerwC4 neneuC4D3
    nenfB2D3E2 nengbA4B3 nenge.A4B5 nengen.D6 nengendD6 nengensD6 nengsA4B3 nengtA4B3 nengunA4B5
    nenhB2 neniC2 neninD3 nenjB2 nenkB2E2 nenmB2 nennarD4 nennecD5 nenoC2D3E2 nenrB2 nensB2
    nensembA6 nenskD3 nenslD3 nensnD3 nenspE4 nensternE6 nentbA4B3 nentdA4B3 nentfA4B3 nentgA4B3
    nentlA4B3 nentnA4B3 nentpA4B3 nentricD6E5 nentsA4B3 nenttA4B3 nentwA4 nentzA4 nenuC4D3 nenvB2
    nenvirB5 nenwB2 nenzB2 nenziaA4B5 nenzwE4 nenzyB3 nenäC2 neobE2 nepenC4 nepflC3 nepiC2 nepoA2
    neposB3C4 neptD3E2 ner.B4 nera.C3 nerabD3E4 nerafD3 neragD3E4 nerakD3 neralC3 neralaF5 neramD3E4
    neranD3 nerapC4D3 nerarD3 nerasE4 neratB4 nerbe.A4B5 nerbgA4 nerbieB5 nerbigD4 nerbsA4B3 nerbtB3
    nerdbA4 nerdigD4 nereB2 nerebC4D3E4 nereckC4D5 nerefD3 nereicC4D5 nereignA6B5 nereinC4 nerekC4
    neremaD5 nerereC4D5 nererfC4 nererhC4D5 nerersD5 nerfolA4B5 nerfühB4 nergD3E4 nergesB6 nerhebB5
    nerhinA5B4 nerhöhB5 neriB2 nerieE4 nerinnerD5 nerinstF6 nerintF4 nerjB2 nerkE2 nerkläA4B5
    nerlaubA6B5 nerlöA4B3 nerlösesD6 nermitA4B5 nermüA4B3 nernB2 nerneuA4B5 nerniA4B3 nerntA4B3
    nernäA4B3 nerodA4B3 nerosioA6 nerpreD4 nersauG4 nerskD4 nerstsA4B5 nerupC4 nervB2 nerveF4
    nerwaeA4 nerwoB4 nerwäA4 nerze.A4 nerzesA4B5 nerzeuA4 nerzimB4 nes.B2 nesalC4 neschF4
    neselA4B3C4 nesevC4D3 nesier.E5 nesofC4D3 nespaC4 nespeD4 nessigeD6 nessigsD6 nestaC3 nestieF4
    nestraeE5 nestranE5 nestrauE5 nestriE5 nesträE5 nesynA4 netabC4 netadC4 netageB5C4 netanC4D3
    netapA4B3C4 netatA4B3C4 neteiC4D3 netelC4D3E4 netenE4 neterhD5 netersD5 nethC2 netinC4D3
    netobC4D3 netspD3 nettB4 nettrD3 netuiA4 netusC4 netzA3 netziD4E3 neuC2 neubE2 neucD3 neuebC3
    neuereD4 neuerfF4 neuerkF4 neuerrF4 neuersF4 neuerwF4 neueröF4 neufB4 neugD3E2 neuleA4B3 neumfC3
    neumsC3 neupA2B3 neurE2 neuraE3 neuryA4B3 neuscD5 neuspD3 neutD3E4 neuztA4 nevanC4 nevidC4
    nevoluC4 newB2 newsD2E3 nexA2B1 nexemD3 nfA2B1 nfachuD5 nfahlE4 nfaktiC5 nfallsoF6G5 nfaltF4
    nfanbB4 nfangsG5 nfautB4 nfe.B3 nfeimB4C3 nfenE2 nfen.B3 nfendB4C3 nferB3 nferzeC5 nfexB2 nfiB3
    nfile.D4 nfinsE4 nfjB2 nflC2 nflaenC5 nflänC3 nfoB3C2 nfostD3 nfrC2 nfsC3D2 nftanC4 nftrC2D3
    nftsenD4 nftspD4E3 nftstD4 nfuC1 nfunB2 nfäB3 ngA2 ngacB2C3D2 ngadrC3 ngaelB4C3 ngaermC5 ngahD3
    ngakaC3 ngalmB4C3 ngameC3D4 ngampC3 nganD2 ngandaC5 nganglC5 nganscC5 ngantB4C3 nganzB4C3
    ngarnB5 ngastaE5 ngatoC3 ngattrC5 ngaufC3 ngavB2C3D2 ngdC3D2 ngeifB4C3 ngeinB4C3 ngeiseB4C5
    ngelemB4 ngelstuE6F5 ngenatD4 ngenecE5 ngenergB6 ngenerwE6 ngensemB6 ngenskE5 ngentlB4 ngeralD4
    ngereigC5 ngerendD6 ngerersD6 ngerhoB4C5 ngerinstG6 ngerweiB6C5 ngerzaeE6 ngerzäE4 ngesB3
    ngessB4C3 ngetatC5D4 nggD2 nggsD3 nghuC3 ngidB2C3D2 ngleaC4 ngledC4 ngleeC4E3 nglerC3 nglevC4
    ngligB4 nglogB4 nglot.C5 nglukB4 ngläB3 ngmC3 ngnB2D2 ngnarC3 ngneC3 ngniC3 ngnäB3 ngobC2 ngofB2
    ngopeC3D4 ngopfC3 ngpC3 ngraenC5 ngraeuC5 ngraiB4C3 ngram.C5 ngrandC5 ngressoF6G5 ngrifB5
    ngrisC3 ngrobC3 ngrocC3 ngrostC5 ngränB4C3 ngräuB4C3 ngsC2 ngsehD3E4 ngsemE4 ngsfC4 ngstecD5
    ngstürmD5 ngsyC3 ngähB2 ngälB2C3 ngärmC3 nhA2B1C2 nhabE4 nhabereF6G5 nhalbB5 nhauC4 nheB3
    nhereD4 nhexD3 nhorsE4 niA1B2 niabC3D2 niaklC3 niakrC3 nialengC5 nialimC5 niarC2 niasC3 niatoC3
    nibbE2 nibeC3 niblD2 nibrD2 nibuE2 nichoC3 nichrC3 nichsE3 nichtaE4 nichte.E7 nichterH5
    nichtspF5 nicrC3 nidaC3 nide.B4C3 nideaA4 nideeA4 niden.C5 nideoA4 nidieE4 nidioB3C4 nidrC3D2
    nidyA2B3C2 niebD3 niedA3 nieiC2D3 niel.C3 nielhC3 niellC3 nielrC3 nielwC3 nielzC3 nienD2
    nieneE3F4 niensF4 nienzerE6F5 niereF4 niereiD4E5 nierergD6 niestiD5 nietoD4E3 nietsF4 niflC3
    nifrC3D2 nigaE2 nigabC4 nigamC4D3 niganC4D3 nigelA4B3C4 nigerzD5 nigetA4 nigliC4D3 nignD2
    nigreC4 nigsalD4 nigsanD4 nigsprD4 nikelA4C4D3 nikerfC4D5F4 nikhA2 nikingC4D5 nikloC4 nikofC4D3
    nikorC4 nikosE3 nikraC4D3 nikräC4D3 niktE2 nillD3 nilleF3 niloC3D2 nimmtA3 nimpA2B3 nimuC3
    ninacC3 ninaeC3 ninapC3 nindA2B3 ninfA2B3 ning.A3B4 ningsA3 ninhA2B3 ninitA4B3C4D3 ninjA2B3
    ninkA2B3E2 ninnoA4B3 ninorC4 ninsA2B3 nins.B4 nintA2B3 ninuC3D2 ninvA2B3 ninäC3 niokC3D2 nioraC3
    niosC3 nironC4 nirrA2B3 nisaiC4 nischaC4 nischeC5D4 niseC2D3 nise.C3 niselE4 niseuC3 nisiE2
    nisidD3 nisikC4D3 nisinD3 nisoeC4D3 nisolA4B3 nisomC4 nisorD3 nisotA4 nissA3E2 nisskD3 nisszD3
    nisthaD5 nisuC2D3 nisöC2 nit.A3 nitaleE4 nitanD4 nitiaA4 nitopC4 nitrA3 nitsA3D3E2 nittaD4E3
    nitteigD6 nitteleD6 nittergD6G6 nitterkD6E5G6 nittraD4E5 nittriE5 nivC3 njA2 njoB3 nkA2B1
    nkablB4C3D4 nkaboB4C3 nkabrC3D4 nkadrB4C3 nkaehB4C3 nkageC3D4 nkalgB4C3 nkalpC3 nkamaC3 nkangC3
    nkanhB4 nkanlB4 nkannaB4 nkanrB4 nkansB4C3 nkapfC3 nkart.C5 nkarthB4 nkatmB4C3 nkatoB4C3 nkecD2
    nkei.B4C3 nkeleiD4 nkelemB4 nkenskE5 nkereisD6E5 nkerfahE6 nkerguC5 nkerziB4C5E4 nketD2 nketiC3
    nketuB4 nkidD2 nkideB4C3 nkiersF4 nkingE4F3 nkinhC3 nkinsB4C3 nkladeB4C5 nklafB4C3 nklampB4C5
    nklenB4 nkleuB4 nklinkC4 nknebC4 nknitB4 nkoberC5 nkoelB4 nkoptB4 nkorieC5D4 nkowD2 nkrafF4
    nkrelB4 nkrenB4 nkrezB4 nkrobC3 nkrohB4 nkrolB4C3 nkronB5 nkrosB4C3 nkrotB4C3 nkrücC3 nksacC4D3
    nksaltC4D5 nkselC4D3 nksoC2 nkspatC5 nkspeC3D4 nksporD4 nksprC3 nkstaC3 nkstiC3D4 nkstrC3
    nkstuC3 nkszC3D2 nktakC4D3 nktanC4D3 nktauC4D3 nkteigC4D5 nktentC4D5 nkteraE5 nkterfC4D5
    nktergC4D5 nkternC4D5 nktersC4D5 nktertC4D5 nkteskE5 nktinC4D3 nktortC4D5 nktraeC4D5 nktrolD5
    nkträC4 nkumfB4 nkumsB4C3 nkunD2 nkunaD3 nkuniC3 nkurhC3 nkurkB4C3 nkurtC3 nkutD2 nkuteC3 nkähB2
    nkölB2 nlA2B1C2 nlaB3 nlageiF5 nlagenF4G5 nlandrE4 nlanglE4 nlauC4 nleB3 nlegasD4 nliB3 nline.D4
    nlinemD4 nliteF3 nloB3 nlusteE4F5 nmA2B1C2 nmaB3 nmalerlD6E5 nmenC4 nmenscheE5 nmischwD6 nmitD2
    nmoB3 nmuB3 nnA2B1 nnaesE4 nnaescD5 nnaleD5 nnalgB4C3 nnallB4C3 nnambB4C3 nnanB2C3 nnan.C4
    nnappB4C3 nnascC3D4 nnastD3E4 nnatmC3 nnatoC3 nnauB2 nndC3D2 nndarF4 nneffC3 nnehB3C4 nnei.C4
    nneluD3 nnendF4 nnengF4 nnepfD3 nneraD4E3 nnerfolE6 nnerfüB4C5E4 nnergebB6E6 nnerhoeE6
    nnerhöB4C5E4 nnerlaubE6 nnermitE6 nneroE3 nnerwarE6 nnerziE4 nneröE3 nneseD4E3 nnesieF5 nnexB3C2
    nngD2 nngasF3 nnidB2C3D2 nnisaD4 nnkD2 nnobeD5 nnoblC3 nnofB2C3 nnomB3 nnopB2C3 nnorD2 nnoriB4C3
    nnosB3 nnothD4E3 nnsamC4D3 nnsasC4D3 nnsauC4 nnspoD4 nnstecC4 nnstocC4 nnstolC4D5 nntaD4 nnthC2
    nnufB2C3 nnunfB4C3 nnurC3 nnvollG6 nnyaB2 noA1 no.A3 noatC3 nob.A2 nobdA2B3 nobelB4C5 nobelaE4
    nobelinE6 nobhA2B3 nobjA2 noblaC4 nobmA2B3 nobsA2B3 nobtA2 nobyB4 nocC1 nodeC2 noderC3 nodsB3
    noefA2B3D2 noekA2B3 noetB4 nofeC2 noffA2B3 nogenerG6 nohrB3 nohöC3 nokB2 nokelC4 nokkA2B3 nolB2
    nolamC4 nolcD3 noleuC4 nolivC4 nolymC4 nomalA4C4 nomasB4 nomauC3D4 nomelC4 nomiB4C3 nonaD2
    nonkeA4 nontA2B3 nonyA2 nooC2 noohC3 noosC3 nopeB3C2 nopfA2 nopfaE3 nopieC4 noppA3 nopptA5
    nopsA2B3 noptA2 nopteA3C3D4 nor.B4 noraD2 noradC4 noralC3 noranA4 norarC5 norasC3 norbiB3 norcA2
    nordaD4E3 nordelD4 nordendD6E5G6 nordengD6 nordensB5 norderwD6E5G6 nordesD4 nordoE3 nordrD4E3
    nordsF4 norduD4 noreD2 noresC3 norgA2B3 norienB5C4 norkA2 normA3B4C4 normoD4E3 nornA2B3 noroB4
    nortA2B3 noruC3 noröB4 nosB2 nos.A3B4 noselE5F4 noshC3 noskC3D2 nosteF4 nosteiD4 nostereG5
    nostlA4B3 nostraE5 nostvA4B3 notB2 notamC4 notanC4D3 notapC4 notarC3 notauC4 noteiD3 notemC4D3
    notenE4 noterC4 noterbD5 noterbrF6G5 notexC4 notheC3 nothoC4D3 notinC4D3 notopeD5 notopfD5
    notorF4 notorgC4D5 notrC2 notsA3D3E2 notumC4D3 notvA3 noutA2B3 novaC3 noxA2B1C2 nozB2 npA2B1C2
    npageD4 nparkaE4 npasD4 npelD3 npipD2 npnB3 nprB3 nproE3 npsB3 npuB3 nqA2 nrA2B1C2 nraB3
    nradeiD4 nraduD4 nreB3 nrebezF4 nreszD3 nriB3 nroesE4F3 nrohD2 nruB3 nruebE3 nrueckerI6 nrunC4
    nräB3 nrösD2E3 nrüB3 nrübD3 nrückerH6 nsA2B1 nsaaC4 nsaboB3 nsackC4 nsadB2C3D2 nsaemtC5 nsaeuB3
    nsagiB4C3D4 nsaiC4 nsakB2 nsakrD4 nsalgB4C3 nsallB4C3 nsalmB4C3 nsalpC4 nsaltaC5 nsalteB4C5
    nsanbB4 nsaneB4C3 nsangC3 nsangaB4 nsangeB4 nsanhB4 nsankaC5 nsanmB4 nsannB4C3 nsanpB4 nsanrB4
    nsantB4C3 nsanzB4C3 nsapoB4 nsareD4 nsarkC4 nsatmC4 nsaueE4 nsaufB4C3 nsaunE4 nsaurE4 nsautB4
    nsche.B5 nschefiB6 nscherfE5 nschesB5 nscheulE5 nschl.B4 nschmauE6 nschor.C5 nschueE4 nschwerdE5
    nscorB4 nscrC2 nsebenC5 nseeinD4 nsehaF4 nsehabD4 nsehentD6 nseherG4 nsehereE5 nseherzE5
    nsehinD4 nsehueD4 nseineE4 nseinfB4C5 nseinhC5 nseinlB4C5 nseinnB4 nseinsaC5 nseinstC5
    nseintB4C5 nseitB5 nsekelC5D4 nselaD4 nselemB4 nselenD4 nselerD4 nselimD4 nselinD4E5 nselitD4
    nsellB3C4 nsem.B4 nsepoB4C3 nseqB3C4 nserarB4C5 nserasD5 nserbiC5 nsereigE5 nserfaB4C5
    nserfoB4C5 nsergiC5 nserguC5 nsergüC5 nserhB4C3 nseriB3 nserkeB4C5 nserklB4C5 nserleB4C5
    nserneB4C5 nseroE3 nseroeB4C5 nsersaC5 nseruD3E4 nserwB4C3 nserzB4C3 nseröB4C3 nsethB4C3 nsetyB4
    nseurC3 nsexE2 nsexiB4D4 nsextE4 nshakB3C4E4 nshiE2 nshirC4 nsicC4 nsimaB4C3 nsimpB4C3 nsindB4C3
    nsiniB4C3 nsinnsF4G5 nsintB4C3 nsisoB4 nsiteD4E3 nsitrD4 nskB2 nskalaB5 nskaliB5C4 nskelB3C4
    nskrC3 nskripB5 nsky.B3C4 nskysC4 nslipB3 nsmaraB5 nsmaragdeiK6 nsobB2D2 nsodB2C3D2 nsomC2
    nsopB2 nsoraE3 nsort.B4C5 nsortsB4C5 nspacC4 nspariC4 nsparkB4 nspart.C6 nspartiB6 nspasC4
    nspeC2 nspekB3 nsperiB4 nsphB2 nspieC4 nsplB2 nspoeB4C5 nspracB5 nspreiB4 nsprieB4C5 nspäsC4
    nsrueF4 nsrüE2 nssC3D2 nstabrD5 nstaetiB6C5 nstagentC6 nstalbC5 nstaleB4 nstanE4 nstaneB4D5
    nstat.B4C5 nstatenB6C5 nstatsB4 nstausB4 nstautB4 nsteiferD5 nsteil.B6 nsteileB6 nsteinheD5
    nsteinsaD5 nsteinsteG6 nstemmC4 nstentC4 nstepC4 nsterbieD5 nstereiF5 nstergebD5 nsterinB6
    nsterkeD5 nsterneC6 nsternsC6 nsteroF5 nsteuC4 nsteueB5 nstewC4 nsticB3C4 nstidD3 nstieC4
    nstilgB4 nstinC4 nstoC2 nstoleB4 nstordD5 nstoreB4 nstorgD5 nstrC2 nstracB4C5 nstrosC5 nstuC2
    nstungC5 nstyB2 nstäbB5 nstätiB4C5 nsumoD4E3F4 nsumsaC5 nsurtB4C3 nsutB2C3 nsäuglB4 ntA2
    ntabenB4C5D4 ntachlD5 ntackC4 ntaemC3 ntaendC5 ntaerzB4C5 ntafD3 ntagnD4 ntaktaE4F5 ntalaE3
    ntalentH6 ntalinsE5 ntalkF4 ntalltB4C5 ntalterC5 ntaneD3 ntanfrB5C4 ntannaB4 ntantrB4 ntanwerC6
    ntarakE5 ntarcE3 ntarchiE6 ntart.C5 ntartaB5 ntarteiB5 ntartenC5 ntarterC5 ntartexB5 ntarthB5
    ntartiC5 ntartuC5 ntaruD4 ntasiF4 ntathB4 nteameD5 ntebenB4 ntegE4 nteheB3 nteinC3 nteisB4C3
    ntelC4 ntelekC5 nteletD4 ntelinD4 ntemaD5 ntemotD4 ntenemD4 ntenerF4G5 ntenpäB4 ntensF4
    ntente.E6 ntentsB4C5 ntentwB4 ntepiB4 nterB3 nteraE3F4 nterbe.C5 nterbtC5 nterdruH6 ntereicE5
    ntereisD6E5 nterelD4 nterendeG6 nterloeE6 nterlöE4 nterneE5F4 nterobeE5 nteroeE5 nterzE3F4
    nterz.B4C5 nterze.E6 ntesaD3 ntessB4C3 ntesteiD5 ntestrF5 ntestriB6C5 nteueriE6 nthalsC4
    nthanaF5 nthebB4C3 nthelB4C3 ntherB3 ntherdC5 ntherstC5 nthoD2 nthofB4C3 nthotB4C3 nthrB3
    nthueB4 nthumB4 ntiB3 ntianD3 nticD3 ntifD3 ntikerhD6E5 ntilinD4 ntimC4 ntimpE3 ntindB4C3
    ntineE4F4 ntinenD5 ntinersG6 ntinfB4C3 ntingF4 ntinhB4C3 ntinier.F5 ntiniersF5 ntinseB4C5 ntisC4
    ntistaD5 ntlanF4 ntlemB3C4 ntmensF4 ntniE2 ntnisF3 ntofB3 ntonstE4 ntopfaD5 ntoptB4 ntorgB4C3
    ntorieB4C5D4 ntosE2 ntostD3 ntrC2 ntraedC5 ntraendC5 ntralC4 ntrandC5 ntrangC5 ntreaC3 ntrecoB5
    ntreeB5C4 ntreicC5 ntreifC5 ntreisB4C5 ntremB5C4 ntreseC5 ntriegB4C5 ntriesB4C5 ntringC5
    ntrohB4C3 nträndC5 nträngC5 nträtsB4C5 ntréC4 ntsC1 ntskC2 ntstD2 ntstiC3 ntstiefC6 nttaD4
    ntueB3C2 ntuenD3 ntumscB4 nturaD4E3 nture.D4 ntureiD4 nturerD4 ntzD2 ntämC3 ntändC3 ntärzB4C3
    ntüB3C2 nuaA1C1 nuarC3D2E3 nubiE3 nucA1C1 nudA1 nudeleF5 nue.A3 nueaA3 nuebA2 nuecA3 nueeA3D3
    nuekA3 nuel.C3 nuelsC3 nuemA3 nuenA3 nuen.C3 nuenaD3 nuendC3 nueoA3 nuesA3 nuetA3 nuevA3 nuewA3
    nuezA3 nufeC2 nugA1 nuhA2B1 nuhiA3 nuiA1 nuin.C3 nukB2 nukrB3C2 nullaD4E3 nulleF4 nullebD4E5
    nulleiD4 num.B2 numbA2B3 numeB2 numfA4 numgA4 numlA2 nummA3B2 nummaA4B3 numrA4 numsA2E2 numvA2B3
    numwA2B3 numzA2B3 nunC2 nunaA2B3 nundA2B3 nuneA2B3E2 nunfaA4B3 nunftF3 nunfäA4 nungA3B2
    nunglA4B3 nungsF3 nungschaoI6 nuniA2B3 nunkB3 nunrA2 nunsE2 nuntA2 nunteF4 nuntiA3 nunwA2
    nunzA3B2 nunzuA4B3 nuoA1 nupA2 nurA2 nuraC2 nuriC2 nurzD2E3 nusA1B2 nusaC2 nusauD3 nusiC2D3
    nuspeD5 nusserlD6 nustD3 nusäC2 nutA1 nutaC2 nutiE2 nutopA4B3C4 nuttA3 nutzA3 nutzeiD4 nutzereG5
    nuuA1 nuxA1C2D1 nuzA1 nvA2C2 nveB3 nviB3 nvoB3 nvoranG4 nwA2 nwaB3 nweB3 nwegsE3 nwehrF3
    nwinderE6F5H5 nxB1 ny.A1 nyaB1 nya.B2 nyfA1 nyhA1 nylA1 nyoB1 nyrA1 nysA1C1D2 nywA1 nzA2 nzabD2
    nzaerB4C3 nzagB2C3D2 nzakB2D2 nzandC3 nzaneB4C3D4E3 nzaniB5 nzantB4C3 nzanzB4C3 nzappC3
    nzariB4C3D4 nzasB2 nzatB2 nzausB4C3 nzeimB4C3 nzelaD4 nzeleiD4 nzembB4C3 nzenadD5 nzeneF4
    nzenergB6 nzenevE5 nzensemB6 nzente.C5 nzentgB4C5 nzentlB4 nzentsB4C5 nzentwB4 nzentzB4 nzeraE3
    nzereigE5 nzerloB4C5 nzerlöB4C5 nzeroeE5 nzertauE6 nzertraeE6 nzerträB6C5E6 nzeröB4C3 nzeskD3
    nzestaD5 nzesteD5E4 nzestiD5 nzestrD5 nzeutD3E4 nzinaE3 nzinfoC5 nzinjB4C3 nzinnB4C3 nzinteB4C5
    nzlC3 nzlnC4 nzobD2 nzoefB4C3 nzofB2 nzoliC3 nzorB2 nzuecE4 nzueckD5 nzuengD5 nzwetB4 nzwillB5C4
    nzwoB2 nzwuB2 nzwöB2 nzänB2 nzärB2C3 näA1 näbA2 näcA3B2 nädA2 näfA2B1 nägA3 näheB4 nähiC2
    nähmA3B4 nähnA2B3 nährB2 nähriD3 nähuC2 näiA3 nämA2B1C2 nänA2B1 näpB2 näpfelA4 näqA2 närrB4
    närstD4E3 näscB2 nässA3 nästA2 näuA2 näumA3C3 näus.C3 néA1 nödA2 nöfA2B1C2 nökA2B1 nölA2B1 nü.A1
    nüaA1 nübA2 nübaA3 nücA1 nüeA1C1 nükA1 nülaC3 nümA1 nünA1D2 nünaC3 nüoA1 nürcD3 nürsE2 nürsteD5
    nüsA1 nütA1 nüvA1 nüwA1 nüzA1 oaB1 oabeC2 oabiB2 oabrC2 oacB2 oachiC3 oadB2 oadrC2 oadraD3
    oadtD3 oagC2 oainC3 oaklD3 oakuC2 oalC2 oalaB2 oalabC3 oalasC3 oamC2 oamiB2C3 oampeF4 oanC2
    oanaE3 oaneD3 oaqB2 oarC2 oardrD4 oascB3C2 oaseA3 oasiC2 oassB3 oatB2 oatrC2 oauB3 oaufE3 oavC2
    oaxC2 oazC2 obachC3 obalC2 obalinD4 obamC2 obarA2C2 obasA2C2 obauA2 obaufC3 obblD2 obe.A2 obeaA2
    obecA4 obeeD3 obefA2 obeinsC5 obekA4 obeleisD6 obeliD3 obenA2 obendF4 oberaF4 oberadE5 oberalE5
    oberamB4 oberapD4E5 oberbB4 oberebD4 obereisD6E5 oberelD4 oberendD6 oberfB4 obergA3B4
    oberingD6G6 oberintG6 oberisD4 oberkB4 obetA2 obevA2 obezA2 obiA2 obieD2 obilinD4E5 objA1 oblC2
    oblauC3 oblebC3 obleiC3 obliC3 oblitC4 oboe.A3B4 obohA2 obortC3 obotA2 obraC2 obruA2 obrüA2
    obsacC4D3 obscC3 obshC3D2 obskuC3 obsterC4 obstsA3 obuA2 obuebB4 obuntB4 obusD2 obyA2 obytD2
    obäA2C2 obüA2 obübB2 ocasE2 ocauE2 occC1 occlA3 oceB1 ochabD3E4 ochaniB5 ocharE4 ochauD3
    ochdruG4 ochebE4 ochecB4D3E4 ochehD3 ocheiD3 ochelE4 ocheleD5 ochergB4D5F4 ocherkeF6
    ocherlB4D5F4 ochidD3 ochieE3 ochlD3 ochmD3 ochnD3 ochoefF4 ochofE4 ochreD3 ochseA3 ochshD3
    ochspE4 ochstaD5 ochstemD5 ochstuD5 ochtergeneK6 ochufE4 ochunB3 ochutD3E4 ochwD3 ochöfD3E4
    ociB1 ockadB3 ockelE4 ockersaD5 ockerscB6D5F6 ockerwB4D5F4 ockoB2 ockspD3E4 ockstaD5 ockszD3
    ockumB4 oclB1 ocrB1 ocreE2 odaC2 odabE2 odakC3 oddrC2D3 odecB3 odeeD3 odegeneH6 odeiD3E2 odeinF4
    odein.B5 odeinsB5 odelagD4E5F4 odelaufD6 odellaeE6F5 odellauE6 odelläE4F5 odeloD4 odenD2 odeneE3
    odeniE3 odenkF4 oder.B3 odernB3 odersB3 odesaeE5 odespoE4 odesserB6C5 odesäD4 odexB3 odiaA2
    odieA2 odifA2 odirA2 odoA2 odomB3 odonA3B2 odopB2C3 odoraB4 odosiD4 odrA2 odsD2 odyA2 odymD2E3
    odöA2 oebaC3 oebelsG4 oebleC4 oebrC2 oebsD2E3 oecC1 oechsteE6 oeduC2 oeeC1 oeffiB3 oeflC2D3
    oegensF4 oeglC2 oegrC2 oehA2 oehenE4F3 oehriD3 oeiA2B1 oeisC4 oeisch.C5 oekoA3C2E3 oekrC2 oelC2
    oel.A3 oelanD3 oelauD3 oelbsteE5 oeleinD5 oelekA4B3 oelentD5 oelerC3 oelesF4 oelfeiD4 oelfenG4
    oelfendD6E5 oelinD3 oelkleD4 oelkliD4 oelleD3 oelmA3 oeloE2 oelrA3 oels.A3 oelszD3 oeluA3 oelvA3
    oelwA3 oemA2 oem.B3 oenA2 oenecD3 oenergD5 oentfB3 oentlB3 oentuF3 oenuC3 oeotaC3 oepA2 oepflE3
    oepiB3C2 oeraC4D3E2 oerblD4E3 oerecC4D3 oereiC4D3 oerelC4 oeremC4D3E4 oereneC4D5 oererfaF6
    oererfolF6 oerergebnF6 oererlF4 oerermuC6D5 oererzC5D4 oerfA4 oerfiB3 oergäB3 oerilC4D3
    oernervG6 oeroeD3 oerskE4 oerterE6 oeröB3 oesB2 oesaC2 oeschaC4 oeschefC6 oescheiC6F5 oescheneC6
    oescheriC6F5 oeschlC4 oeschmC4 oeschnC4 oeschoC4 oeschrC4 oeschwC4 oespD2 oesscheD6E5 oesstD4
    oestaE3 oesteD3 oestrD3 oesuA4 oet.B3 oetagC4 oeteiD3 oetenE4F3 oethD2 oetheC3D4 oethoC4 oethyC4
    oetrC2D3 oeuB1 oevoC2 oexB1C2 oeßenE4F3 ofaA2C2 ofacD2 ofadC3D2 ofagC3D2 ofebB2C3D2 ofecB2C3
    ofenaB4 ofengB4 ofenkB4 ofentB4 ofenwB4 ofenzB4 oferbB4C3 oferrB4C3 oferscB4C5E4 ofesB3 ofetiC3
    ofeunC3 offaC2 offalD3 offanD3 offeieD5 offelE4 offelsF5 offinC4D3 offizA3 offlC2 offrC2 offruD3
    offrüD3 offshD3 offsiD3 offsoE4 offtD3E2 offuhC4D3 offurC4 ofgasF3 ofiA2 ofinsC3 ofisD3E4
    ofiscD5 oflA2B1 oflaC2 ofloC2 oflöC2 ofoA2 ofopB2 oforcC3 ofrA2B1C2 ofraeC3 ofratC3 ofräC3
    ofsamC4D3 ofseiC4 ofsenC4D3 ofsinC4 ofsofC4 ofspaC4 ofspeC4 ofstafC4 ofstoC4 ofsuC2D3 ofthC3
    oftriC4D3 oftsD3 ofuA2 ofuhB2C3 ofumB2 ofurB2C3 ofärC3 ogA2 ogabB2 ogacB2C3 ogangC3 ogarbC3
    ogariC3 ogausC3 ogdC3 ogeinC3 ogeliE3F4 ogenecE5 ogenernG6 ogenidE4 ogenspF4 ogerfB4C3 ogeriF4
    ogethB4C3 ogfiE2 oggenE4 oggingG5 oghuC2 oginE3 oginiB4C3 oginsB4C3 ogleeE3 ogleerG4 ogloC2
    ognC2D2 ognasC4 ognuB2C3 ogoeD3 ogogB3 ogoriC3D4 ogouB2C3 ograuC3 ogscD2 ogsprC3 ogstC2 ogsteC3
    ogstiC3 oguD2 ohaB1 ohalkC3 oharB2C3 oheB1 ohedB2C3D2 oheinB4C3 oheisB4C3 ohensE5 ohertB4C3E4
    ohexD3E2 ohiB1 ohkosF4 ohkostG5 ohlaD3 ohladE4 ohlecC3 ohleintD5 ohleisD5 ohlepC3 ohlerF4
    ohlergC4D5 ohlerhC4D5 ohlerwC4D5 ohlesC3 ohlorD3E4 ohlsaD5 ohlsteG4 ohluC2 ohmiC3 ohmuC3 ohnacD3
    ohnapD3 ohnebC4D3E4 ohneeC3 ohnelC3 ohnenseC6 ohnersaD5 ohnetC4D3E4 ohninC4 ohnmA3 ohnoC2D3
    ohnskD3E4 ohoB1 ohoelC3 oholaD4E3 oholoD4E3 ohopB2C3D2 ohraD3 ohreE2 ohrelC4D3 ohremC4
    ohrergC4D5F4 ohrerhD5 ohrerkD5 ohreroC4D5 ohrersaC6F6 ohrersäC6 ohrieC3 ohrimD3 ohrinC4D3 ohrsE2
    ohrskD3 ohsC1 ohspD2 ohtD2 ohuB1 ohumB2C3 ohwC3 ohyB1 ohäB1 ohölC3 oidB1C2 oidanD3F4 oikB2
    oimB1C2 oimmE2 oinB1D1 oinenC4 oiniC2D3 oioB1C2 oiraC2 oisch.B5 oischeB4 oismB3 oisrB3 oissE4
    oissaD5 oitaC4 oituC2 ojektoriE6 okB1 okabD3E2 okabeF4 okacB2 okaiD3 okalaE3 okaleF4 okaleiD4
    okalereD6 okalinD4 okalthE5 okapfD3 okarC4 okasE3 okerbeE4 okereD3 okkasE3F4 oklaC2 okliC2
    okloC2 okluC2 okoC2 okoptD4 okrC2 oksaC2 oksoC2D3E2 okspD3 oktoD4 oktobE5 oktobeG4 oktorC5
    okulaB4 okwA1 olaA2B1 olabrC3D4 olabuC3 olachB4C3 oladenF4 olaeiD3 olaetB4C3 olaflD3 olalC2
    olamiC3D4 olanaC3 olarsF4 olaveC3D4 olbD2 olbenE4F3 olcheC3 olchrE3 olda.C5 oldaeC4 oldedC4D3
    oldersaD5 olderzC4D5 oldesE4 oldeseC4D5 oldeuC4 oldimC4 oldopC4 oldorE4 oldreC4D3 oldriC4D3
    oldroC4D3 oldrüC4 oldsaD3 oldsamD4 oldskD4 oldstD3 oldstroD6 oldäC2 oleieC3 olembC3 olempC3
    olenD2 oleneE3 oleraD3 olerkB4C3 olertB4C3 olerzB4C3 olessB4C3 olesteE4G5 oleumD3 olextC3
    olexzC3 olfaE2 olfakC4 olfauC4 olfeiC4D3 olfemC4 olferlF4 olfleC4 olftE4 olglC2 olgreC4 oli.B3
    oliaD3 olienE4F3 olikanD4 olimpC3 olinjC3 olitorD4 oliturD5 olizeD3 olklC2 olkreC4 olkroC4
    olksD2 olkscE3 olkstE3 ollachD5 ollakC4D3 ollanhC4 ollanzD5 ollassD5 ollauC4D3 ollecD3E4
    olleinD5 ollelC4D3 ollendefH6 ollerdC4D5F4 ollerfoD5 ollerhC4D5 ollermC4D5F4 ollertrD5 ollerweD5
    ollerzC4D5 ollessC4D5 ollinsC4D5 ollladerF6 ollopC4D3 ollsaD5E4 ollspE4 ollumC4 oloA2 olonieF4
    olopeD5 oloraD3 olortC3 olovC2 olskC3D2 oltaiF4 oltaisE5 oltamC4D3 oluB1 olutaD4 oluthD4 olveE4
    olyC2 olysA4 olzaC2 olzacD3E4 olzarD3 olzeigC4D5 olzengC4D5F4 olzepC4 olzerF4 olzernC4D5
    olzersC4D5 olzertC4D5 olzikC4 olzimC4 olzinC4D3 olzoC2D3 olzwC2 olzyC2 olzöC2 oläB1 olätB2C3
    oléB1 olüB1 om.A2 omablB4C3D4 omabrB4C3D4 omadaB4 omageB4C3D4 omalaD3 omalgB4C3 omalieF4 omallC3
    omamB2C3D2 omanA4 omanerD4E5 omanhC4 omanieF4 omankeC5 omanrC4 omanteiB6 omarmB4C3 omarsE4
    omartB4C3 omarteE4 omasyB4C3D4 omatA4 omatlB4C3 omatom.B6C5 omatomeB6C5 omauB2C3 ombieE4 ombucE3
    omeA2 omebB2 omebeC3 omefB2C3 omeinC3 omeisB4 omeiseC5 omeleB4 omenaD3 omenerC5 omepB2 omer.B5
    omerhC3E4 omerkeE4 omerspE4 omertrC5E4 omeruB4 omerzC3 omeshB4 omeuB2C3 omexB2C3 omicD4E3 omieD2
    omiesE3 ominfB4C3 ominjB4C3 ominnB4C3 ominoD3E4 ominsB4C3 omintB4C3 ominvB4C3 omisoB4 omitrD3
    ommA2 ommelaE4 omnA1 omoaB2C3 omopeC3 omorbB4C3 omordB4 omorgB4C3 omoriC3D4 ompaniG4 ompfC3
    omsA2D2 omsteC5 omtD2 omumB2C3 omunfB4C3 omuntB4 omurB2C3 omusB3 omüB1 onaA2B1 onabB2 onabeD4
    onacC2 onaersF4G5 onageD5 onakB2 onalerG4 onalinD4E5 onambC3 onameiC5 onamtC3 onannC3 onanoC3D4
    onapoC3 onappC3 onareC4 onarmB4 onarrC4 onarsC4 onartC3 onasD2 onaspC3 onatomC5 onatsE4 onatscF5
    onattB4C3E4 ondanC4D3 ondasE4 ondastD5 ondeiC4D3 ondereiF5 onderersE6F5 ondexC4D3 ondieE4
    ondinnD5 ondobC4 ondrilC4D5 ondrinC4D5 ondroC4D3 ondruecD5 ondrücC4D5 ondsaD4 ondseiD4 ondstD3
    ondueD4 oneA2 onebB2 oneckC3D4 onefB2C3 oneinC3 onelD2 onelaC3 oneleC3 onemaC3 onempA3 onenD2
    onendsB4C5 onengC4 onensF4 onepC3 onerdB4C3 onereB4C3 onerfB4C3 onerfaE4 onergC3 onerhB4C3
    onerkeB4C5 oneroB4C3E3F4 onersaC5 onerzB4C3 oneröC3 onestB4C3F3 onetuB4 onfC3D2 onflD4 ongD2
    ongeC3 onghaC3 onglaC3 ongleC3 ongoC3 ongrueF5 ongsD3E2 onguC3 oniA2 oniakeD5 onialerH6
    onialerwD5E6 onidoC3 onienkD4 onienmD4 oniesE3 onigaD4E3 onigerD4 oniglD4 onigsE3F4 onikanB4D4
    onikbaB4 onikbeB4 onikbrB4 onikeiB4 onikfB4 onikkB4 oniklB4D4 onikmB4 onikpB4 onikrB4D4 onikseB4
    onisoE4 onjA2 onkC3D2 onkeA3 onliE2 onlocE4 onlochG5 onnaC3 onnabC4E4 onnanD4 onneC3D4 onnesE3
    onoD1 onobeC3D4 onodeC3 onofeC3 onokeB4C3 onorcC3 onosE2 onothE4 onsaD3 onschF4 onsebC4D3
    onseneF5 onsereF5 onsetE4 onsidE4 onsingD5 onsklD5 onsparC4 onstaE4 onstapel.C6 onsterF4G5
    ontarmD5 ontaufC4D5 ontend.D5 onterfaD5 onterhC4D5F4 onterkeD5 onterlC4D5 onthoC4 ontoeE3
    ontratC4D5 ontuC3 onuB1 onueB2 onukA2 onumsC3 onurlC3 onutA2 onyA1 onzC3 onzeD4 onzeinE5G4
    onzelaE5 onzeraE5F4 onzertakF6G5 onäA2 onärsE4F3 ooA2 ooboC2 oocC1 oodrC2 ooeB1D2 ooenC3 oogeC3
    ooglC2 ookiE2 ooklC2D3 ooknC2 oolcD3 oomgeneH6 oomoE2 oomopC4 oopB1 oorB1 ooraD3 oordD3E4
    oordeD5 ooreiC4D3 oorenF4 oorentC4D5 oorerC4 oosaC2D3 ooskC2 oosmB3 oospD2 oosuC2D3 ootaC2D3
    ooteiD3 oothC2 ootheD3 ootrC2D3 ootsaD4E3 ootsenD4E5 ooturC4 op.A2 opadrC3 opaehC3 opaiD3
    opaktC3 opaletD4 opantC3 oparadeD6 oparitD4 oparmC3 opedA4B3 opefB2C3 opeigC3 opekB3 opelA4B3
    openB3 openeD4 opentyG4 opepA4 operaA3B4 operhC3 opernA3 opersB5 opeyC3 opfaC2 opfacD3 opfafD3
    opfahC3 opfalD3 opfarD3 opfauD3 opfemC4 opfenE4 opfentD5 opferoeD5 opferöC4D5 opfinC4 opflA4
    opfloD3 opflüC3 opfoC2 opfrD3 opfsteD5 opfäC2 ophD2 ophimC3 ophitC3 opholB4 ophtD3 opiB1 opiaD3
    opiatE4 opidC3 opier.D5 opiers.D5 opieruE4F5 opikC3D2 opinE2 opingF3 oplagC3 oplicC3 oplisC3
    opneC2 opolaD4 oppanC4 oppelinE6F5 oppinF4 opplC2D3 oppoA3 oprA2B1 oprecC3 oproeC3 opröC3 opsiA3
    opstaC3 opstoC3 opstuC3 opszC3 optA1D2 opteA2D4 opthC3 opuA2 opyA2 opähC3 ora.B3 oraaB3 orabD2
    orabbB4C3 orabrC3 orabtC3 oraceC3 orachC3 oradB3 oraddB4C3 oradrC3 oraeA4 oraehC3 oraetC3
    oraeuB3 orafB3 oragB3 orage.D4 orak.A4B3 orakadC5 orakeA3 orakrB3 oraksA4B3 oraktC3 orakuC3D4
    oralbaB5 oralbenE6 oralbumE6 oraliB3 oralmB4C3 oralsB3 oraltaE4 oraltäE4 oramaD3 oramiC3D4
    oranfraE6 orankuE4 oranküE4 oranmeE4 oranoD4 orappC3 orapsC3 oraraD4E3 orarerD4 orasA2 orat.B3
    orateB3 oratiB3 oratmC3 oratsB3 orattB4C3 orauA4 oraubB3 oraucB3 oraufC3 oraumB3 oraunB3D3
    orausC3 orausgewaehlF6 orausgewählF6 orausscheF6 orauswaF6 oraußC3 oravB3 orawB3 oraxB3 orayB3
    orazB3 orbanaC4 orbartD5 orbinnC4D5 orbitA3 orblD2 orbladD5 orcC1 orcaA4 orceC2 ordaA4 ordamE4
    ordarbC4 ordasC4 ordauC4 ordebC4D3E4 ordeiC4D3 ordelsD5 ordenglD5 ordesA4 ordeuC4D3 orditC4D3
    ordnA3 ordoC2 ordstD3 ordtD3E2 ordufC4 ordumC4 ordösC4 oreA2 oreasE3F4 oreastD4 orebB2 orebeC3D4
    oreckB4C3D4 orediC3D4 oreffC3 oregB3 oreigC3 oreinC3 orelaC3D4 orempC3 oremuC3 orenboB4 orenerE4
    oreniD4E3 orenkiB4 orennen.E6 orennetB6 orennoB4 orenoD4 orenplB4 orenporB6 orensF4 orensenB6
    orerdC3 orerfB4C3 oreriD3 orerkB4C3 oreroD3 orerpC3 orerwC3 orerzC3 orethC3E4 oreuB2C3 orewB2
    orfacE4 orfendC4 orfengC4 orfsD3E2 orgaC3D4 orgeiE3 orgeinG4 orgetA4 orghiC3 orgiaA4 orgienE5
    orgierE5 orgnC2 orhuE2 oriB1 orienaD4 orienbeD6 orienlD4 orienmeD6 oriennD4 orienrD4 orientiA5B6
    orienvD4 orienweD6 orierB5 orier.D5 orimaC3 orimiD4 orinD2 orindB4C3 oriniE3 orinsC3 orisoB4
    oritA4B3 orkaD2 orkerzD5 orklD2 orkshD3 orktE4 orktaD5 ormA2 ormadC4 ormamC4 ormansC4D5 ormaspD5
    ormebC4D3 ormerfaC6D5 ormergeC6 orminhD5 orminsD5 ormintD5 ormopC4D3 ormordD5 ormorgD5 ormoriD5
    ormumC4 ormunE4 ormuniC4D5 ormuntC4 ormvolG4 ornacE4 ornackD5 ornalC4D3 ornanC4 ornarC4 ornauC4
    ornerfD5 ornosE3 oroA2B1 orobeC3D4 oroefC3 oroelC3 orokB2C3 orolyC3 oronaD5E4 oropeC3D4 oropfC3
    ororB2C3D2 oroxB2C3 orpfD2 orraiF4 orreC3D4 orrenC5 orrhD2 orsaC3D2 orsauF4 orschmF4 orsesE3
    orshC3 orskD2 orsporG4 orstinD4 orstobE5 orszD2 orsäC3 ortaerD5 ortanC4 ortan.D5 ortarC4D3E4
    ortausC4D5 ortebC4D3 orteiwD5 orteliC4D5 ortenE4 ortentC4 ortenzC4 orterbD5 ortereC4D5F5
    orterfiD5 orterkC4D5 orterlC4D5 orterloF6 orterlöF6 ortersaD5 orterscD5F6 orterwC4D5 orterzC4D5
    orterzeF6 ortevC4D3E4 ortholC4 ortiA2 ortienE5 ortinC4D3 ortobsC4D5 ortoffC4D5 ortoriC4D5
    ortortC4D5 ortresC4D5 ortrinD5 ortrolD5 ortspeD5 ortstiE4 ortumC4D3 ortärC4 ortöC2 ortüA4
    oruhrC3 orumsE4 orunC3 orurD2 orusB3 orutC3D2 oryD1 oryaB2 orzelF5 oräB1 orähC3 orändC3 orätC3
    oröB1 orölC3 orücB3 osaC2 osaarD3 osabB3 osaerD3 osaiD3 osamiB4C3 osartC3 osasB3C4D3E2
    oscaA3B2C3 oschA2 oscharE5 oschaugE5 oscheB3 oschleiE5 oscoC2 oseC2 oseieB4C3 oseinD3F4 osenB3
    oserkB4C3E4 oshiB3C2 oshuB3C2 oskB1 oskalC4 oskiB2 oskleC4 oskoC2 oskolC3 oskyB2 osmogB3C4
    osoeB2C3 ospC1 ospacC4 ospaeB4 ospasC4 osperC4 ospfB4 osphäB3 ospoC2 ospraC4 ospuB3C2 ospäB4
    ossabbD4 ossacC4D3E4 ossaeC4D3 ossalaC4D5 ossallC4 ossanC4 ossandD5 ossenzC4D5F4 ossepC4D3
    osserbC4D5F4 osserfC4D5F4 osserrC4D5F4 osserzC4D5F4 ossesseD5 ossikC4 ossimC4 ossioC4D3 ossofC4
    ossonC4 ossorC4D3 ossovD3E4 ossparC4 osspeC4 osspoC4 osstaC4D3 osstoC4 osstrC4 osstuer.F5
    ossturC4 ossäC2 ost.B4 ostablD5 ostacD3 ostaerD5 ostahB3 ostakD3 ostangD5 ostansD5 ostapoD5
    ostarrC5 ostaufD5 ostavD3E4 osteinbD5 osteingD5 osteinlD5 osteinrD5 osteinwD5 osteisD5 ostelzC5
    ostenB4E4 ostenglD5 osterweitC6D5F6 ostes.D6 ostetB4C3 osteurD5 osthC2 ostherD5 ostidC4D3E4
    ostinaC5 ostinkD5 ostinsC4 ostirD3 ostobC4D3E4 ostocC3 ostomC4 ostrC2 ostracD5 ostrieD5 ostrotD5
    osträuD5 ostucB3C4 ostugC4 ostumsC4 ostuneC4 osturkD5 ostäA4 ostümC3 osuD2 osyriF3 oszeB3C2
    oszinC4 otabiB4C3 otacD2 otadB2C3 otaerB4C3 otaeuB4C3 otaggB4 otagoC3D4 otahB2C3 otambC3 otanoC3
    otappC3 otaraE3 otarbB4C3 otarmB4C3 otarzB4 otastE3 otastrC5 otatemB4 otatiB5 otattC3 otaufC3
    otaugeC5 otausC3 otebB2 oteibB4C3 oteicB4C3 oteinE4 otein.D5 oteinaD5 oteindD5 oteineD5 oteiniD5
    oteinkD5 oteinpD5 oteinuD5 oteinvD5 oteinwD5 oteinzD5 oteisB4C3 otelaD4E3 oteleiD4 otelerD4
    otelinD4E5 otelsE3F4 otemD2 otemiB4C3 oten.B5 otenaD4 otendsB4C5 otensE3F4 otentbB4C5 otentlB4
    oterB3 otergeneI6 oterlC3 oterleE4 oterwB4C3 otessB4C3E4 otestC4 otestantE5 otfallG5 othacC4D3E4
    otharC4 othasB3C4 othiB2 othinC3 othirC3 othofB4C3 otholC3 otilB2 otillC3 otimB2C3D2 otimaF4
    otocD3 otoeD3E2 otoffC3 otopfE3 otorinD4E5 otoszD3 otracE5 otranB3 otrecC3 otretC3 otriC2
    otricC3 otrinC3 otrutC3 otsatC4D3 otselC4D3 otsoE2 otsolC4D3 otspeC3D4 otsteiC4 otstraD4
    otstriC4 otstruC4 otstrüC4 ottaktD5 ottautC4 ottebC4D3 otterklD5F6 otterloD5F6 otterlöF6
    otterwäD5 ottesE4 ottoC3 ottreiD5 ottstE4 otundB3 oturlC3 otzaeC4 otzedE4 otzerkC4D5F4
    otzerrC4D5F4 otzäC2 otämC3 otärB2C3 otöB2 oubD2 oucheE3F4 ouchiC3 ouetC3 ouffD3E4 ouflC3D2 ougD2
    ougaC3D4 ougeC2 ouhB1 ouis.C3 oule.C4 oulelC4 oulesC4 ouliC2 oulsD3 oumB1 ounC2 oundB4
    oundeiD4E5 oundsoB5 ounfB3 oungD2 oureE2 ouretC4D3 ourieF4 ourmeF4 ourmetG5 ourne.D4 ouscC2
    ousiD4 ousieE4 oustC2 outelD3 outfA3 outliF4 outpA3 outsD3E4 outuE4 ovalA3B2 ovesD3E2 ovisoF5
    ovoA2 owA2 owecB3 owefC3 ower.B4 owhB2 owseE2 oxalC2 oxeA2 oxeleC3 oxerzC4 oxi.B3 oxidA3B2 oxlC3
    oxodC2 oxuB2C1 oxvC3 oxyA1 oxy.A2 oyoB1 oysC3D2 ozaB3C2 ozeaA3B2 ozenC4 ozentaE4 ozesscE4F5
    ozesstE4F5 oziB3 ozialerH6 ozonaE3 oßA2 oßelB2C3 oßenzB4C3E4 oßerE4 oßerbB4C3 oßereB4C3
    oßerfB4C3 oßerhB4C3 oßerrB4C3 oßerscB4C5 oßisC3 oäB1 oëB1 oöB1C2 oüB1 paA1 paaA3 pabluD4 pabruD4
    pabrüD4 pabwA2 pabäD2 pachterE6F5H6 paebC3D2 paeckerD6 paederD4E5 paehA2 paellC3 paenA2 paerfC3
    paermB3 paetA2 paeterbD6 paeterkD6E5G6 paethE3 paetiD4 paetrD4 paettE3 paeßA2 paflC3 pafrC3
    pagD2 paghA2C3 pahoC3 pakeC3 pakiE3 paklC3 paktoD4 palaA3C3 palarC4 palatE3F4 paleA3 paliC3D4
    palmaeD4 palmastD6E5 palmoD4E3 palmäD4 paltA2 paltalD4 paltebD4 palteiD4 paltoD4 paltrD4E3
    paläA3 pamiC3 pammiD5 pamsD3 panarC4 panatC4D3 panauC4 pandaD3E4 pandeD5 panenzD5 paneuC4D3
    panfB2 panierA5 panikA3 panislC4 pankE2 panlA2 pannarD4 pannebD4E5F4 panneneD6 panoA3C2 pansE2
    panslD3 panthA3D3E4 pantoA3 pantrA4 papA3 papierenI6 papierendF6G5 papprD4 papsE2 papstF3
    parabE3 paradA3 paraeC4 parafC4D3 paraktD5 paramA3 parantC4 parasA3 parbA2 pare.A4 pareeC3
    parefA4 pareinD5 paren.A4 parerA4 parergebF6 pareuC3 pargA2 pargeldG6 paridC4D3 parinsD5
    parkaeD4 parkamD4E5 parkauD4E5 parkopD4 parkrD4 parkraE5 parkueD4 parmA2 parneD3 parodC4 parofC4
    parolA3 parpA2E2 parrA2 parsaA4 parstA4 parsuA4 partaA4 parteD3E4 parteiG5 parterG4 partyA3
    paruA2 parueC4 parvA2 parwA2 parzD3E2 paräC2 paschaC4 paschafD5 pasiA3 paspoC3 pasprC3 passaA5
    passeinD6 passerG4 passergD6 passersaE5 passersäE5 passertD6E5 passpD4 pastD3 pasterC5D4
    pastrC3D4 patcD2 pateD4E2 patelA4 patenC5 patiA3 patsaD3 patz.A4 patzereC5D6 paufA2B3 pauniC3
    pauslA4B3 pausrA4B3 pauszA4B3 pazifA3 paßA2 pbA2 pcA2B1 pchB3 pdA2C2 pdaD2 pdieD2 peA1 peaC2
    pearD2 peasD2 pebA2B1C2 pecheE3 pechsE3 pechtA4 peckA2 pedaD4 pedanC5 pedriC4 peelA3 peeneF3
    peffA2B3 pefrA2 pegalC4 pegelE4F3 pegnC2 peiD1 peicA2 peieA2 peigA2 peilaD4E3 peimC3 peisA4
    peiseiF5 pekA2 pelB2 pelabC4D3 pelacC4D3 pelaeC4D3 pelaiC4 pelauC4D3 pelaxC4D3 pelbE2 peldD3
    pelehC4D3E4 peleicC4D5F4 peleinC4D5 peleisC4D5F4 pelemA4B3 pelendD5 pelerD3 pelereF5 pelersaF6
    peletC4D3 peleuC4 pelexD3 pelidD3E4 pelinE4 pelinhD4 pelinkC4D5 pelinnD5 pelintD5 pelitC4 pelkE2
    pelobC4D3 peloeC4D3F4 pelorC4D3 pelsE2 pelskD3 pelsterD5 pelutC4 pelzapD4 peläC2D3 pelöC2D3E2
    penabE4 penarE4 pendaE4 pendecF4 pendelaF6G5 pendoE4 penenC4D3 peneneF5 penfD3 peninnD5 penitE4
    penkE2 penniE4 penoC2D3 penseE4 pensiA3 penslD3 pensmD3 pensoD5E4F5 penspD5E4 pensuA3 pentaD3
    pentwA4 penuE2 penzE2 penäC2 pepA3 peptE4 peraC3 peradA4 peraeC4D3 perakC4D3 perasC4D3 perauC4
    perebC4D3E4 perecC4D3 pereigD5 perelC4E4 pereneF5 peresE3 pergaA3 perikF4 perioC5D4 peritC3
    perlascD6E5F6 perlaugD6E5 perleA3 pernenE5 perobD3E4 peroeD3 perosC3 perranD4E5 perreigE5
    persioA4 perwarF4 perzeuD4 peräC2D3 pesaD2 pesenE4F3 pessD3E2 pestopE5 petenzaF6G5 petrD2
    pexA2C2 peyA2 pf.A2 pfabB2 pfabeC3 pfadB2 pfaerC3 pfaeuC3 pfafB2 pfaiC3 pfakB2C3D2 pfameC3
    pfansC3 pfantC3 pfarB2D2 pfareC3 pfasB2C3 pfauB2 pfdruF4 pfe.A2 pfebB2C3D2 pfefB2 pfeiB2 pfeigC3
    pfeilsF5G4 pfeimC3 pfeinC3 pfeliD4E3 pfelsF4 pfemD2 pfemiC3 pfensB3 pfepB2C3D2 pferaD4E3
    pferanD6 pfereigB6C5 pfergebnE6 pferlebB6 pferproC5 pferprobE6 pferzeuE6 pfesB3 pfestaE5
    pfestrD5 pfetB2C3D2 pfevB2C3D2 pfexB2 pffD2 pfhA2 pfidB2C3D2 pfinfC3 pfinnC3 pfinsB4C3 pfintB4C3
    pfkA2 pflC2 pfladC3 pflagC3 pflamC3 pflegA3 pfleiC3 pflesC3 pflieC3 pflinC3 pflisC3 pflosC3
    pflucC3 pfluemA4 pflusC3 pflyC3 pflösC3 pflümA4 pfmA2 pfobB2C3D2 pfoeB2E2 pfoedC3 pfofB2C3
    pfomB2 pforB2D2 pforcC3 pforiC3 pfornC3 pfotB2 pfottC3 pfranC3 pfrisC3 pfrobC3 pfroeC3 pfrosC3
    pfränC3 pfröC3 pfsA2D2 pfsauF4 pfseC3D4 pfskC3 pfslC3 pfsporG4 pfstrC3 pfstuC3 pfszC3 pftA2
    pftrD4 pfuhB2 pfuhrC3 pfumB2C3 pfuscA3 pfähB2 pfärB2C3 pfäuB2C3 pföB2D2 pfödC3 pgA2C2 pglB3
    pgradE4 phA1 ph.A2 phackF3 phaehA4B3 phaelD3 phaerA4 phaflD3 phahA2B3 phakD3 phaltaE4F5
    phaltesE6F5 phaltestI5 phandB3 phasD3 phatrD4 phauA2 phbA2 phdA2 phebeF4 phebelG5 pheiA2B3
    phendE3F4 pheneD4E3 phensF4 phfA2 phgA2 phikaE3 phikanD4 philaD4 phirE3 phistD4 phiteE3 phkA2
    phlC2 phmA2 phnA2 pho.B2 phoedC3 phorieF4 phrC2 phsA2 phtD2 phtheA4C3 phusD2E3 phutD3 physA3
    phzA2 phähA2B3 phänA3 phüA2B1 piaA1D1 piabE2 piakaD5 pialiC4D5 pianC4 piapE2 piarC2 piasE2
    piceA4C3 pichoE3 pichsE3 pidB2D2 piebD3E2 pieglD4 pieiC2D3 pielaD4E3F4 pieleisD6 pielerkeG6
    pielerklG6 piepA3 pierA3 pieraeD5 pierebD4 piereiD4 pieremD4 pierenzG6 piesstE4 pigA1 pilA1
    pilzerD4 pilziD4 pilzwD4 pinalC3 pinasC3 pinatC3D4 pindA2 pinerF4 pinerfC4D5 pinfA2B3 pingA3
    pingaD4 pingenG4 pingerE5 pingsE3 pinseA3 pinskD3 pinspE4 pinumC3D4 pioiA2 pionalC5D4E5 piosC3
    pipA1 pipe.C4 pipelC4 piraC3 pirateA5 piriC3 piroA3 piruD3 pisA1B2 piskA2C3D2 pisoA2
    pitalentE6F5 piteE2 pitelF3 pitesF3 pithA2C3D2 pitsD2 pitzA2 pitzaD4 pitzeE4 pizinC4D3 pizzA3
    pjA2 pkA2B1C2 pkuraE3 plA1C2 pl.A2 plabB3 pladA2B3 planC4 planzB3 plaqD2 platB2 plauB2 playD2
    pleaB3 plecD3 plegB2 plemB2 plenD3E2 plereA4B3 pleuB2 plexB2 pliB2D1 pligA2B3 plinaD3E4 ploB2
    plokA2B3 plominD4 plorD3 plufA2 plunA2B3 plurD3 plusD2E3 plussE5 plöB2 pmA2B1C2 pmaB3 pmöB3
    pnA2B1 pnoeE3 poA1 pobjA2 pocC1 pockA3 pockeF4 podA3 poebenC5D4 poemsC3 poerbC3 poerhC3 poetsC3
    poffA2B3 poilA2 poinC2 pokD2 polA3 polackeC6 polanC4D3 polauC4D3 poldaD4E3 poleinD5 poleisD5
    polepC4 polopE3F4 polosE3 polumC4 polzD3E2 pomphD4 ponB2 pondA2 poniE2 pontE2 pooA3 poobC3D2
    poolenD4 popaE2 popakC4D3 poparC4D3 pophiC4 popiC2 popliC4D3 popsD3E2 poptA2 poralC3 poratC3
    porauC3 porieE4 porn.A4 porsE2 portaeD4 portakD4E5 porteiD4E5 portemD4 porterlG6 porthD4E3
    portisD4E5 porto.A5 portosA5 portraA5 portraeuD6E5 portratD6E5 portrauD6E5 portrenE5 portricD6E5
    portroD4 porträA5 porträuD6E5 portszE5 poruA3C3 poräD2 porärC3 pospC3D2 postC2 postaC4
    postagD4E5F4 postasiH6 postauE5 posteinE5 postemD4 posterhD6E5G6 posthE3 postilD5 postorD4E5
    postraE5 postreE5 postriE5 potaA3 potarC4D3 poteA3 potieE4 potspD3 pottaD4E3F4 pottrD4E3
    potumC4D3 potäA3 pounC3 poviE2 poweC2E2 ppA2B1 ppabB2C3D2 ppacB2C3 ppaltC3 ppankB4C3 ppansC3
    ppappC3 pparbC3 ppatB2C3 ppeeD3 ppeinC3 ppeisC3 ppeitC3 ppekB3 ppelaD4E3F4 ppelenD4 ppelerD4
    ppelineF5 ppeloD4 ppenD2E3 ppensF4 pperzeB4C5 ppfaC3 ppfenF4 ppfrC3 ppfuB2 pphB2C1 pplC1 pplacB4
    ppletB4 pplikB5 pplisC3 pploC3 ppläB2 ppoeB2C3E2 ppohB2C3 ppopB2C3D2 pporterH6 pppD2 ppraB2C3
    pprecC3 ppregB4C3 pprenC3 ppriB2C3 pproeC3 pprolC3 pprotC3 pprunC3 ppräB2C3 ppröC3 pprücC3 ppsB2
    ppsaD2 ppspD2 ppstaC3 ppstoC3 ppstrC3 ppstuC3 ppsyC3 pptaD4 ppteD4 pptoC3 ppucB3 ppumB2C3
    ppöB2C1D2 prB2C2 praefA3 praegA5 praelA3 praemA3 praepA3 praesA3 praevA3 praezA3 prafD3 prakA3
    pralA3 prarD3 praxA3 pre.A2B3 precherlD6H6 predA3 preeA2D2 preeiE3 preiA3 preihB3 preiscE4F5
    preiseiE6F5 preissF5G4 preistE6 preizA4 premA3 prenC4 prengaE4 prenglE4 presA3 presstE4 presuB3
    prieD2 prigA2B3 prilD2E3 primA3 primetD4 pringA4 pringsG4 prinzA3 prioA3E3 prisA3 pritD2 pritaE3
    priterE5G4 prittE5 pritzA4 privA3 proA1 probA3 probeiF5 probeinH6 procA2 prodA3 proeA2 profA3
    progA3 projA3 propA3 prossA4 prostD3 protA3 protaD4 proteD3 proteiF5 prottA4 proxD3 prozA3
    prubA2B3 prucA2 pruecA4 pruefA3 pruegA3 pruehA4 prungA4 prunglE4 prungscF5 prunkrE4 prutA2B3
    präfA3 prägA3 prälA3 prämA3 präpA3 präqD3 präsA3 prätA3 prävA3 präzA3 pröA2 prücA2 prüfA3 prügA3
    prühA2 prünA2 ps.A2 psadB2C3 psaiA2 psanA2 psangC3 psauB2C3 psbA2 pscA2 pschlE4 pseA2 pseinC3
    pseuB2 psfA2 psgA2 pshA2 pshiC2E2 psiA2 psieD2 psienE3F4 psierE3 psindC3 psisE3 pskA2 psmA2
    psoA2 psoeB2C3 pspA2B1 pspeC2 pssA2D2 pssaD4 pssauC5 pstA2 pstafC3 pstauD3 psteaB3 pstelB3
    pstesC3 psthC2D2 psthaC3 pstoC2 pstuB2C2 psvA2 pswA2 psyA1B2 psysA2 pszeC2 ptA2 ptakC3 ptalbC3
    ptamC3 ptanaB4C3 ptarB2C3 ptatB2C3D2 ptauC3 ptaxC3 ptbaumesF6 pte.B3 ptebB2C3D2 ptecC3 ptedC3D2
    ptefC3 pteiC3 pteleC3 ptemD2 ptemiC3 ptempC3 ptenA4 ptendB3 ptengC3 ptengeE4 ptensB3 ptentC3
    ptepC3 pterbC3 ptereiE5 pterntC5 pteroD3 pterwC3 pterzC3 ptesB3 ptet.B3 ptetaC3 ptetiC3D4
    pteunC3 ptevC3D2 ptgeneG4 pthB2C1 ptideC3 ptinD2E3 ptindC3 ptinhC3 ptiniC3 ptintC3 ptirC3 ptoeD3
    ptomoD4 ptonaD4E3 ptopD4E3 ptoraE3 ptowD2 ptrolC3 ptruC3 ptsC1D2 ptsoeC4 ptuhC3 ptumsC3 ptungB3
    ptureD5E4 pturhC3 pturkC3 pturlC3 ptursC3 pturtC3 ptyA1 ptzD2 ptäC1 puA1 puaD1 pubA3 pucA2
    pudrC2 pueA2 puebD3E2 puefA3 pueleiD4 pueloD4E3 puffaD4 puffrD4 puhA2B1 pukA2 pukerC4 puklC2
    pukoC2D3 pule.A4 pulinC4D3 pulsacD4E5 pulspD4 pulstD4E3 pultaE3 pulvA3 pulwA2 pumgA2 pumpaD4
    pumpeF4 pumpfE3 pumphD4E3 pumplD4E3 pumprD4E3 pundA2 puneD2 punkA3 punktrE4 punsD2 puntA2
    puraC2D3 pureE2 pureiC4D3 purerkD5 purerwD5 purgE2 puriC3 puroC2D3E2 purpuA3 puseC2 pushD2
    pusheC3 pustD3 putersF5 putsA3 putschmD6 putschnD6 putzA3 pvA2 pwA2 pwarD2 pyA1B2C1 pysC3D2
    pytC3 pzA2 päA1 päcC2 päckerE5 päderC4D3 pähA2 pälA2 pänA2 pärmA2B3 pätA2 pätaC4 pätehD3E4
    päteiC4D3 pätentC4D5 pätepC4 päterbC4D5 päterkC4D5F4 päthD3 pätiC2D3 pätoC2 pätrC2D3 pätsD3
    pättD3 päßA2 péA1 pérA2 pöA1 pöbA3 pöblC2 pöcC2 pölsD2 püfA1 pülA2 püleiC4 püllD3 pülöC2D3 qA1
    qsA2 quC2 qualA3 quarC4 quereiD4 queriD4 quernE3 quete.D4 quetekD4 quewA2 quipA2 quoA3 raabC2
    raalB3 raarbC3 rabarC4D3 rabbleD4 rabdA4 rabeiC4D3 rabelE4 rabepC4 raberB4D4 raberdD5 rabeseE4F5
    rabfA2 rabgA4 rabhA4 rabituC4D5 rabkA2 rablaA4 rabloD3 rabnA2 rabrC2 rabreA4 rabroB4 rabrüD4
    rabsA4 rabtA2 rabwA4 rabyA3E2 rabzA4 racetA4B3 rachereiC6G5 racherfC6E5 racherhC6E5 racherkC6
    rachinE5 rachsA4 rachskE5 rachterhE6F5H6 rachtsG4 rachtspF5 rachuE3 racrA3B2 radaB2 radacC4
    radamC4D3E4 radanC4D3 radapA4 radarA3 radeinD5 radel.A4B5C4 radendeD5 radenzD5 raderkD5 radernC4
    radersD5 raderzD5 radesE3 radfA3 radhA3 radiB4 radioA3 radiuA3 radmuA3 radpA3 radrC2 radriD3
    radsD3 radsorD4 radtA3D3E4 radwA3 raeC2 raechsF4 raedB2 raegA2 raehA2 raelbC3 raelfC3 raelkC3
    raelrC3 raelsC3 raemA4 raenkA4 raepfB3 raerA2 raer.B4 raerkC3 raermB3 raersA3 raescD4 raesscE5
    raeteD3 raeteiF5 raetlA3 raeueA4 raeulA4 raexA4B3 rafaelsE5 rafahnD5 rafeE2 raferC4D3 raflaD3
    raflüD3 rafoB4 rafterzD6E5 raftsE3F4 ragaD2 raggA4 ragmA2 ragnC2D3 ragouA3 ragstäD4 rah.A3
    rahlenF4 rahmA3B4 rahnB3 rahoC3 rahterD4 rahtrD4E3 raicD4 raillE4 raimsC3 raindC3 rajA1 rakadA4
    rakanA3 rakatA3 rakkA2 raklC3D2 rakreC4 raktiA4 raktinD4 rakueA3 rakzA2 raküA3 ral.B4 ralaE2
    ralabD3 ralaeD3 ralagD3 ralakD3 ralampC5 ralasD3 ralaueC5 ralbD3E2 ralbeaA5 ralbenB5 ralblD5
    ralbucA5 ralelC4 ralentsD5 ralerbC4D5 ralerlC4D5 ralermC4D5 ralernC4D5 ralerzC4D5 ralgA2
    ralidC4D3 ralienF4 ralier.E5 raliersE5 ralindC4D5 ralindeF6 ralinfC4D5 ralingeF6 ralinspD5
    ralinstC6D5 ralinstrF6 ralintF4 ralinvC4F4 ralirC4 ralkE2 ralk.B3 rallA2 rallaD3 rallegB5
    rallinB6 ralltA4 ralluB3 rallyA3 rallüB3 ralm.A4B3 raloC2 ralosD3 ralp.B3 ralpeA4 ralqA3
    ralskD3E4 ralsternD5E6 ralstuerE5 ralsturmD6E5 ralstürD6E5 raltakD4E5 raltemD4 ralthB4D3 raltäB3
    raluA2C2 ralunD3 ralzA3 raläC2 ralöA3 ralüA3 rameiC4 ramiA3 rammabD4 rammanD4 rammasD4 rammedD4
    rammeiD4 rammensD6 rammerG5 rammereD6E5 rammerkD6E5 rammerwD6E5 rammorD4 rammuD4E3 rampe.A5
    rampleD4E5 ramscA3 ramtA4B3 ramtsE4 ranadeD5 ranaeC4 ranalB3C4 rananC4 ranarC4D3E4 ranauC4
    ranbA4 rance.D4 randa.B4 randalaD6E5 randasB4 randau.D6 randenB4 randepD4 randereD6E5
    randerhD6E5 randerkeE5 randermD6E5 randerrD6E5 randersD6E5 randobD4 randreD4 randsE3 randstF4
    raneiA4 ranekB3 ranenzC4 ranerB4 ranerkD5 ranerzC4D5 raneuC4D3 ranganD4 rangebA4 rangerhD6
    rangskE5 rangspE5F4 rangstF4 rangsteE5 rangstrE5 raniD4 ranieE3 ranilB3C4 raninC3 rankrD4 ranlA2
    ranmA2B3 ranmiB4 rannaB3 ranneD3 ranodC4 ranoeC4D3 ranomA4B3C4 ranpA2 ransA2 rans.B4 ranskrD5
    ranspaD4 ranthrB5 rantieF4 ranumD3 ranzahA4B5 ranzarD4 ranzerD4E5 ranzinD4 ranzuA4 ranzwD4
    ranzüA4 ranäB3C2 rap.A3 raparC4 rapfA4 rapherC4 rapokC4 raposC4 rappaA4 rappleD4 rapprD4
    rapriA4B3C4 raqA2B1C2 rarB1 raraB2 rarabC4 rarakC4D3 raranC4D3 rarbA4 rarcA2 rardB2 rareaA4
    rareiA3B4 rareneF5 rarerhD5 rarevD3E4 rarfB2 raridC4 rarieE3 rarinC4D3 raristC4 rarmA4 rarmanD4
    raromC4 rarotE4 rarotiF5 rarpB2 rartA4 raruB2 rarvB2 rarzA4 rarzwD3 rarüC3 ras.B2 rasaeC4
    raschlC4 rasebC4D3 raselC4D3 rasphA4B3D4 rass.A4 rastC2 rastafD5 rasteiE5 rastoD4E3 rastraC5
    rasurA3 rasylA4B3 rasäC2 rataB4 rataeC4 ratarC4D3 rateiC4D3 ratemgA4 ratenteC6D5F6 rathlA4
    ratiC3 ratidC4 ratieE4 ratinhD5 ratmoB3 ratoeC4 ratomB3 ratorD4 ratorgeA6 ratroA4C4 ratruC4
    ratschefH6 ratseD4 ratstäD4 rattaA4 rattiA4B3 rattrA4B3 raturaE4F5 ratäC2 rau.A2 raubB4 raub.A3
    raubanD4 raubelD4 raubriD4 raucB4 rauchaF5 rauchigD5 rauebC3 rauenE4 rauereD4 raueriE4F5 raufA2
    raufbA4 rauffA4B3 raufgA4 rauflA4E3 raufsF4 raugA4E2 raukA2 raumB4 raumabA5 raumagD4E5F4
    raumanD4 raume.D5 raumentD6 raumesD5 raumiD4E3 raunB4 raunalD4 raunerG4 raunerzD6 raupB4 raurA4
    raus.A4 rausbA4 rauscA3 rauscherD6 rauschnD6 rauschrD6G5 rausdA4 rausgA4B3 raushA4 rauslA4
    rausrA4 rausseE5 rausvA4 rauswA4B3 raut.B4 rauteB4 rautentD6E5 rautoA4 rautraD4 rautroD4
    rautruD4 rautsE5 raxA2 raxoC2 raxtB3 rayoD3 razaA3C2 razubC4 raßA2 rbA2 rbabbC3 rbabeC3 rbadelD4
    rbalinD4 rbamD2 rbanfB4 rbangB4C3 rbantB4C3 rbarzB4 rbbD2 rbbyE2 rbeerfD5 rbeeriD5 rbeerlD5
    rbeidE3F4 rbeinhC5 rbeinteF6 rbelachD6 rbelaehB6 rbelauD4 rbelerD4 rbelähB4 rbenacD5E4
    rbengeneI6 rberaeD5 rbereiE4 rberenE6 rberintG6 rberkE5 rberkeC5 rberumD5 rbeslD3 rbetiB4
    rbimB2C3 rbinfB4C3 rblanB4 rblasserB6C5 rblastB4C5 rbleC2 rble.B4C3 rblegB4C3 rbleinC5 rblerB4C3
    rbleuB4 rblieC4 rblinC4 rblogC4 rblöC2 rboC2 rbonkB4 rboteneG6 rbrC2 rbrasC3 rbreaC3 rbrechtsB6
    rbsamC4 rbsanC4D3 rbsetC4 rbstauC4 rbsteuD4 rbsumC4 rbundaE4 rbytD2 rböC2 rbübB2 rcA2 rceB1
    rcenD2 rche.B3 rcheiD3 rcheinsG6 rchelE4 rchenB3E4 rchidE3 rchilB3 rchlD3 rchmiD5 rchnD3 rchraD3
    rchreD3 rchsD3E2 rchspD5 rchtaD3E4 rchterfD6E5G6 rchtergD6E5 rchterrD6E5G6 rchterwD6E5 rchuB2D3
    rchwD3 rciB1 rckB2 rckiB3 rcksD3 rclB1 rcrB1 rdA2 rdabB2 rdacC2 rdachuD5 rdadB2D2 rdaerF4 rdafB2
    rdakB2C3 rdalB2C3 rdansC3 rdantiC5 rdanzaC5 rdaqB2C3D2 rdaraC3 rdargB4C3 rdarkC3 rdartB4C3
    rdarzB4 rdasiC3D4 rdaspC3 rdealD4 rdechB4C3 rdeinflF6 rdeisB4C3 rdelbB4C3 rdelfB4C3 rdempB4C3
    rdenB3 rdendE3 rdenduC5 rdenesE4 rdengenB6C5 rdenkrF4 rdensaE4F5 rdenthC5 rdentsB4C5 rdeonoD5
    rdereiD4E5 rderendD6 rdererD5E4 rderergD6G6 rderfolgE6 rderinduG6 rderinsG6 rderitB4 rderntB4C5
    rderoeE5 rderöE3 rdeskE4 rdestelD5 rdestnC5 rdeteB5 rdetiC3 rdeuriE4 rdexB2C3D2E3 rdieD2
    rdieneE5 rdiensF4 rdienstaI6 rdienstadH5 rdinaE4 rdinfC3 rdinsB4C3 rdiraB4C3 rdobeD4 rdoeE2
    rdofB2C3D2 rdolD2 rdolyC3 rdomB3 rdossC3 rdostD4F3 rdratC3 rdrauC3 rdreaB4 rdreigC6 rdreisC4
    rdrisC3 rdrobC3 rdrocC3 rdrolC3 rdromC3 rdroseB4 rdrotC3 rdruckerI6 rdrumC3 rdrunC3 rdröC2
    rdsaenC4D5 rdspD2 rdstoD4 rdszD2 rdsänC4D3 rdteD4 rdtelE3 rdtsD2 rduebB4 rdufD2 rdufeC3 rdugB2C3
    rdukB2C3 rdumsB4C3 rdunsF3 rdärE2 rdöD2 rdöstC3 rdübB2 reA1 readeC4 realerwD6E5 reamC2 reamenD4
    reasD2 reaseC3E3 reat.C3 reatsC3 rebanC4 rebauC4 rebelA3 rebsiD4 rebstiD4 recharE5 rechercA5
    recherfaC6 recherziC6E5 rechsA4 rechteiE5 rechterhE6F5 rechtlA5 rechtsA5 rechuC3 reckgA4 reckiA4
    reckzA4 recotA4 recyA3 recôA4 reddA4 redelA4B3 rederE3 rediA2 redikB3C4 redipA3 reduA3 reelC3
    reengC3 reerC3 reesC4 refeA3 reffA2 reffiB3 reflA3 refroA3 regelaE4F5 regeleigH6 regeläE4F5
    reggA2B3 regiC3 regnC2 rehA2 rehacC4D3 reharC4D3 reheiC4D3 rehelC4 reheneC4D5 rehentC4D5 rehepC4
    reherfC4 reherlC4D5F4 rehgeneH6 rehlD3 rehleD5 rehnD3 rehoE2 rehorC4D3 rehraD3 rehroD3 rehueC4
    rehurC4D3 rehöA3 rehüC2 rei.B4 reibB2 reibarD4 reichsiF6 reideD3 reidecA4 reidgA4B3 reieB4
    reier.A4 reiernA4 reiersA4 reifB2 reifelA4 reigA2B2 reigaE4 reigelA5 reigeneB5 reigenoA5
    reigenscB5 reigerA5 reigesA5 reigewA5 reigruA5 reihB4 reikabD4 reilaE4 reilsA4 reiltA4B3
    reimerA4B5 reimorD4 reimpC3E4 reinacD5 reinaltD5 reinanA4 reinbA4 reinecke.D5 reinfA4 reingA4
    reinkA4 reinmA4 reinnA4B3 reinoA4 reinpA4 reinrA4 reinselC5E6 reinspB5 reinvC3E4 reinwA4 reinzA4
    reisalD4 reisantA6 reisarA4 reisenbA6B5 reisentD6E5 reiserkD6E5 reisersD6 reisesG4 reisfA4
    reishA4 reislA4 reisoD4 reisorE5 reisrA4 reistempD5E6 reisuA4 reisvA4 reiswA4 reitsE3F4 reizanD4
    reizellD6 reizeneD6 reizerG4 reizerrD6E5 reizwiD4 reiäA3 rekkA4 rekterzG6 rektinD4 rektopD4
    rektumD4 rekturinI6 rekzA2 relbA2B3 releD4 releaF4 relefA4C4 releiC5 relekA4B3C4 relemA4B3
    relendC4 relevB4 relfA2B3 relimC4 relitA4 relixA4B3 rellarD4 relleiD4E5 relsaA4B3 relstA4B3
    reltA2B3 reludE4 remB2 rem.B4 remabC4D3E4 remauC4 rembA2 remdaD4 remeiC4D3 remenC5 remereiC6D5
    remerfC4D5F4 remerlC4D5 remigA4 rempeB4 rempfA4B3 rempoA4 remselD4 remstrD4 remulC4 ren.B4
    renaB4 renabeE4 renadC3 renanC4 renaueD5 rendabA4B5 rendanD4E5 rendebF4 rendekF4 renderkD6E5
    rendermD6E5 rendgA4 rendiA3 renebC4D3E4 renecD3 renendeD5 renepC4 renergA4B5 renerkD5 renerlC4D5
    renermC4D5 renexeA4 renfA3D3E2 rengadA4D4 rengagA4 rengoeD4 rengpA4 rengsA4 renhisA4 renidC4
    renimC4D3 reninnD5 renjuA4 renkloE4 renkrE4 renlA3 renmA3 rennarD4 rennebD4E5F4 rennecE5F4
    renneneD6 rennennA6G6 renngA4 renninD4E5 rennsF4 renoA3 renopC4 renosC4 renrueG4 renrüF4
    renschG4 rensemA4B5 rensergD6 rensingD6 renspanD6E5 renspatD6 renstipA6 renstriD6E5 rentdA4B3
    renteraA6 rentfA4B3 rentfoA5 rentgiA4 renthiD4 renthuA4B5 renthäA4B5 rentlA4B3 rentmoG4
    rentricD6 rentrüD4 rentsA4B3 rentssA5 rentwA4 rentzA4 renueA4 renumgA4 renzB2 renzarD4E5
    renzergD6 renzerlD6G6 renzermD6 renzertrE5 renzerwD6G6 renzinD4E5 renzutD4 renzwD4 renzyA4B3
    renüA2 reouC3 repeA3 repenA4B3C4 repfC3 repiA2 repisC4 repocA4B3 reppA2 repraA3 reprenA4 repräA3
    repuA3 rer.B4 rerabD3E4 reradC3 rerbieA4B5D4 rerbregA6 rerbsA4B3 rerdbA4 rerdrA4B3D4 reredE4
    rereidC4D5 rereigA4B5 rerekA4B3C4 rerentC4D5 rerepC4D3 rerersC4D5 rererwC4D5 reresC5 rerfaB3
    rerfahA4 rerfoB3 rerfolA4 rerformB6 rerfueD4 rerfüA4B3D4 rergebnA6 rergomD4 rergriD4 rergäA4B3
    rerhöA4B3 reriB2 reridC4D3 rerimC4 rerinfF4 rerinsF4 rerinterF6 rerkE2 rerkanD4 rerkiA5B4
    rerkoA5B4 rerkreA5B4 rerlaenA5B6 rerlanD4 rerlandA5B6 rerlauA4B5 rerliA5B4 rerloeA4B5 rerlänA5B4
    rerlöA4B3 rermaeA4B5 rermitA4B5 rermuedD6 rermäA4B3 rermüdD4 rerneD5 rerniA4B3D4 rernsA4B3
    rerntA4B3 rernäA4B3 rerobE4 rerodA4B3 reroeA4B3 rerovD3E4 rerregD5 rers.A5 rersehD4 rerstoD4
    rersuA4B3D4 rersätzD6 rerteiD4 reruC2 rerwacD4 rerwerbA6B5 rerwäA4B3 rerzaeA4 rerze.D5
    rerzeiA5B4 rerzenD5 rerzesD5 rerzuA5B4 rerzyA5B4 rerzäA4 rerzüA5B4 reröA2B3D2 resB2 res.B4
    resanC4D3 resauC4D3 resehE4 reserA3 resereF5 resetA3E4 resinC4D3 resofC4D3 resolA3 resonA3
    ressenA6 resserfD6E5 ressermD6E5G6 resserpD6E5 resserwD6E5G6 ressgeneI6 resspaD4 rest.A3
    restartC5 restasD4 reste.A5 resteinE5 restelC5 restenA5G4 restentD6 restexD4 restrauE5 restricE5
    restsA3 restuD4 restöC4 retabA4B3 retakC4D3 retapA4B3C4 retatA4 retexF4 rethC2 rethiA4
    retrolC4D5 rettaE3 rettanD4 retthD4 rettsE3F4 reubE2 reueriD4 reugD3E2 reulA2 reumsC3 reungC3
    reunuA4B3 reupA2 reurA2B3 reuzeiD4E5 revaA2 revalC4 revilF4 rewarE4 rewiC2 rewinF4 rewoA2
    rexA2B1C2D1 reyA2 reäA2 reüA2 rfA2B1 rfachuD5 rfapB2 rfastB5 rfaueC3 rfenseB4 rfensteE6
    rferdB4C3 rferlaB4C5E4 rferleE4 rfesC4 rfflD2 rffrD2 rfile.D4 rfinfC3 rfinsE4 rfjB2 rflC2
    rflandB4 rflicB4C3 rfobB2C3D2 rfofB2C3D2 rfolgsF4 rfrC2 rfrasB4C3 rfraucB4C5 rfsaC2 rfsidD3
    rfsorC4 rfsuC2 rfsäuC4 rfuC2 rfähC4 rgA2 rgabC2 rgadB2C3D2 rgaehB4C3 rgaemB4C3 rgahB2C3
    rgakB2C3D2 rgalbB4C3 rgalpB4C3 rgame.D4 rgameiC5 rgamesD4 rgamoB5 rgamtB4C3 rganerD4 rganinD4
    rgapB2C3 rgart.C5 rgaskB4C3 rgasse.B5 rgastD4 rgastaF5 rgasteiF5 rgaufC3 rgausC3 rgdD2 rgeantD4
    rgechB4C3 rgeiseB4C5 rgelacD4E5 rgelefB4C5 rgeleinE5 rgelinE5 rgeneralsF6 rgengelE6 rgenspF4
    rgentrB4C5 rgenzwE4 rgeralD4 rgerangD6 rgerauD4 rgerintG6 rgetapB4C5D4 rggD2 rgier.D5 rgiselD4
    rgl.B4 rgleC2 rgle.C3 rgledB4 rglehC3 rglerC3 rgleuB4 rgligB4 rgloecC4 rglogC4 rgmiE2 rgnD2
    rgnarC3 rgniB2C3 rgnoB2 rgnomC3 rgnyB2C3 rgoaB2C3 rgobB2D2 rgoeE2 rgoedB4C3 rgogB3 rgoraC3 rgrC2
    rgraenC5 rgraiC3 rgralB4C3 rgrandC5 rgregB4C3 rgresB4C3 rgretB4C3 rgränB4C3 rgrüsC3 rgsalD4
    rgscD2 rgselC4 rgsenD4 rgsiD2 rgspeC3D4 rgspiD4 rgsprC3 rgsteiC5 rgstolD4 rgstraD4 rgtiE2 rgähB2
    rgöD2 rgödB2C3 rhB1C2 rh.A2 rha.B2 rhaaA2 rhaeA2 rhahA2 rhakA2 rhalA2 rhalbE4F3 rhanA2 rhangsF5
    rharA2 rhauA2 rhe.B2 rhebA2 rhefA2 rheitA4 rherA2 rhereD4E3 rhiA2 rhodB2 rhoelA4 rhofA2 rhofsE3
    rhoiD2E3 rholA2 rhotA2 rhsA2 rhueA2 rhunC4 rhytA3 rhäA2 rhölA2 rhüA2 rialeiC5 rialerwC5D6E5
    rialimC5 riam.C3 riamsC3 riangC3 riapD3 riaraC4 riastD3E4 ribblD4 riblD2 riceC3 richaE3 richloC5
    richskaE5 richspE4 richtgeneJ6 richtlA5 richtseF6G5 richtsoF6G5 rickiC4 riconC4 ridarC4 ridauC4
    rideaA4B3C4 rideeA4B3 ridelC4D3E4 ridentC4 ridolA4 ridyA2C2 rieB2 riebacD4 riebloD5 riebruD4E5
    riebrüD4E5 riefemD4 riefmA4 riefrD4 riegrD5E4 riegsE4 rieiC2D3E2 rieinF3 riel.C3 rielaD5 riellC3
    rielsC3 rienadeD5E6 rieneF4 rieneriG5 rienroC5 riensyC4 rieradD5 rierei.E5 rierenF4 rieresD5
    riesaD3 riestaD5 rieurC3 rifaC2 rifanD3 rifeiC4D3 riferC4D3 riffendD6E5G6 rifferD4E5 riffrD4
    rifinC4 rifoC2D3 rifsD3E2 rifterD4E5 rifäC2 rigA1B2 rigaeE3 rigelA4B3C4 rigeneC4D5 riglC2
    riglaD3 rigläD3 rigoC3D2 rigrC2D3 riiC1D2 rikasE3F4 rikinC4 riklC2D3 riknC2 rikoneC4 rikorC4
    rikrC2D3 rikunC4 rikäC2 rilabE4 rilfE2 rillenF4G5 rimaA2 rimagC4 rimauC4D3 rime.C4 rimmA2 rimpA2
    rimsD2E3 rin.B2 rinaC3 rinanA4B3 rinbeA4 rindeA3 rindiaD4 rinduA4B3 rineC3D2 rineiE3 rineinG4
    rinesE3F4 rinfA2B3 rinfrD5 rinfreA5 ringB2 ringaD4E3 ringeiD4 ringeniA6 ringleD4 ringorD4
    ringrD4 ringscE5 ringsenE5F6 ringstiE5 ringstrE5 rinhA2 rini.A5C5 rinitA4 rinjA2B3 rinkalD4
    rinkentD6E5 rinklD4 rinknD4 rinkoD4 rinkriD4 rinlA2 rinnenmA6B5 rinnerA4 rinnereB5 rinnoB3
    rinnrA4B3 rinntaA4 rinoE3 rinqA2B3D2 rinsA2 rins.B4 rinscD4 rinsigD4 rinsolD4 rinspiA5B4
    rinstiB5 rinsyA3 rintanD4E5 rinteA4 rintentD6 rintergD6G6 rintrB4 rintreD4E5 rinvA2B3 riodD2
    rirA2B1 risB2 rischeiC6 rischlC4 rischoC4F5 rischoeH6 rischwC4 rischöC4F5G4 risenF3 risikA3
    riskA3 riskoC3D4 rislA4 rismuF4 risolA4 risomA4 rispC2 rispiC4 risprD3 risserD4 risspD4 rissteD4
    ristC4 ristaF4 ristabE5 risterfD6E5 ristersD6E5 ristoD3 ristrD4E3 ritB2 ritalA4B3C4 ritantD5
    ritrA2 ritraD4 ritreF3 ritsD3E2 rittaE3 rittanD4 rittauD4 ritthD4E3 rittoD4 rittrD4 rittsoE4F5
    rituaA3 ritumB3C4 rixD1 rizisE4 rjA2 rkA2B1 rkablD4E5 rkadrC3 rkagB2C3D2 rkallC3 rkanlB4 rkareC3
    rkattB4C3 rkaufstF6 rkediC3 rkelemB4 rkeloD3 rkenD2 rkenstF4 rkerB3 rkerheE4 rkerleE4 rkerweE4
    rkideC3 rkimB2C3 rkinhC3 rkiniB4C3D4E3 rkleC2 rkluC2 rknutB4 rkobeB4C3D4 rkoefD3 rkordB4
    rkoriB4C3D4 rkouB2C3 rkrC2 rkrenC3 rkromB4C3 rkrouB4 rksalC4D3 rksauD3 rkschoC4D5 rkseinC4D5
    rkselC4 rksernD5 rksinC4 rksinnD5 rksoC2E2 rksorD3 rkspenD4 rkstaC3 rkstatiH6 rkstocC4 rkstorC4
    rkstrC3 rkstueC5D4 rksumC4 rktakC4D3 rktanC4D3 rktengC4D5 rktentC4D5 rkterfC4D5 rktergC4D5
    rkterkC4D5 rkterlC4D5 rkteroC4D5 rkterscC6D5 rkterwC4D5 rkterzC4D5 rktetaC4D5 rktinC4D3
    rktobC4D3E4 rktopeD5 rktorgC4 rktoriC4D5E4 rktradC4D5 rktratC4D5 rktreiD5 rktriC4D3 rktsorD4
    rktumC4D3 rkunD2 rkunaC3 rkuniC3 rkuraD4 rkusaD4 rkustE3 rköC2 rlA2B1 rlaC2 rlagenF4G5 rlagstF5
    rlanB3 rlandB5 rlandiE4F5 rlarB2C3 rlastrE4F5 rlau.B4C3 rlcC1 rleaD2 rlecB3 rlei.B5 rliB3
    rline.D4 rlineeD4 rlinemD4 rlinesD4 rlisD2 rloessF5 rloginE5 rlorB3 rlostE3 rlskrC3 rlsteC3
    rlstoC4 rluB3C2 rlustaF5 rlustrE4F5 rlzD2 rlössE3 rmA2B1 rmadeC3 rmaleD3 rmalebD4 rmamiC3
    rmamoB4C3 rmaneD5E4 rmankB4C3 rmanlB4 rmanpB4 rmantrB4 rmaphB4C3 rmapoB4C3D4F3 rmarcB4 rmarzB4
    rmattaB4 rmdC3D2 rmdeD4 rmeckB4C3D4 rmeerhD5 rmeerzD5 rmei.B4C3 rmeinbB4C5 rmeinfB4C5 rmeinhaD5
    rmeinseD5 rmeintoD5F6 rmeinwB4C5 rmenerD4 rmensF4 rmentfB4C5 rmentsB4C5 rmentwB4 rmentzB4
    rmerbB4C3 rmereF4 rmerfahE6 rmerfoB4C5E4 rmerfuB4C5 rmergebE6 rmerhB4C3 rmerhaE4 rmerkrC5
    rmerlB4C3 rmernaB4C5E4 rmernäB4C5E4 rmerpB4C3 rmerseB4C5 rmerweiB6C5 rmerzeB4C5E4 rmesC4
    rmesaD3E4 rmestaD5 rmestrD5 rmexB2 rmidE2 rmideB4C3D4 rmilchG5 rminanzD6 rminarD4 rminengD6
    rminitE5 rmirB2C3D2 rmischlD6 rmischwD6 rmisoB4C3 rmitiF4 rmmaD4 rmmanC5 rmobsB4C3 rmoelD3
    rmofeB4C3 rmonauD4 rmonsE5F4 rmorengD6 rmoriD4 rmostD3 rmpC1D2 rmskD2 rmspD2 rmstrD4 rmumsC3
    rmumtC3 rmunaB4C3 rmunfB4C3 rmäC2 rnA2 rnaB1 rna.B3 rnabB2 rnabenD4 rnabiC3 rnablE4 rnabstE4
    rnacB3 rnaccB4 rnaesB4C3 rnahoB4 rnakB2 rnalaB4C3 rnamtB4C3 rnanD2 rnan.C3 rnanaC3 rnandC4
    rnaniC3 rnanoB4C3 rnanzB4C3 rnappC3 rnarD2 rnareB4 rnargB4 rnariB4C3 rnarmB4 rnarrC4 rnarraC5
    rnaspB4C3 rnastB4C3 rnatlB4C3 rnatsE4F3 rnaufB4 rnaugB4 rnausB4 rndD2 rndaC3 rndieE4 rneblD4
    rneffB4C3 rneidB3C4 rnelfeB4C5 rnemaB4C3D4 rnenD2 rnen.B5 rnendsB4C5 rnenerB4C5 rnengF4
    rnepB2C3D2 rnerbiB4C5 rnerfaB4C5E4 rnerfoB4C5 rnergB4C3 rnerkeB4C5 rnerkuB4C5E4 rnerleB4C5E4
    rnertB4C3 rnerwB4C3E4 rnerzB4C3 rnetaD4E3 rneterD4 rnetoD4 rnetrD4E3 rneufD3E4 rnfC3D2 rngD2
    rnidB2C3D2 rninB2C3 rninaC4D3 rningB3C4 rnkD2 rnkaD4 rnnD2 rnocB2C3 rnoeB2C3 rnoedE4 rnoetB3
    rnolyC3 rnomeC3 rnopfC3 rnorcC3 rnost.C5 rnostiC5 rnottB4C3 rnschF4 rnsehaE4F5 rnskC3D2 rnslC3D2
    rnspD2 rnszD2 rnsäC3 rnteC3 rnteeE3 rntrC3 rnuB1 rnumsC3 rnurC3 rnusE3 rnyB1 rnzC3D2 rnäsB2C3
    rnöC1 rnödD2 rnötB3 rnüB1 ro.A1 roadrC3 roberfB5 roberlC4 robjA2 roboB4 roborC4D3E4 robsA2 rocC1
    rock.A3 rockelC4 rockesA5 rocksA3E3 rockuC4 rodieE4 rodrD2 roebelG5 roeblD4 roefD2 roefeB3
    roehB4 roeisC4 roekA4B3 roel.A4 roelaC3 roelfB3 roeliB3 roellaE4 roemiA3 roen.C3 roendC3 roenfC3
    roenkC3 roenzC3 roerfC3 roerhC3 roerzC3 roetaC3 roetuA3 roevC3 rofaC3 rofenC4 roffA4 roggA3
    rohinC4D3 rohlB4D3E4 rohnauD5 rohoeC4 rohrA3 rohrerD4 roirC3 roisoC3 roklD2 roktB3 rolivC4
    rollacD4 rollagD4E5F4 rollanD4 rollasD4 rolleF4 rollebD4E5 rolleiD4 rollergD6 rollerwD6G6
    rollorG4 rollsF4 rollsteE5 roloB4 rolsD3 rolymC4 roman.A5 romaneA5 romanfD4 rombA4 romeiC4
    romeneF5 romentD5 romerC4 romerkD5 romersD5 romnA2 ronB2 ron.B4 ronantD5 ronarC3 ronauD4 rondaE4
    ronerbC4D5 ronieE4 ronikgC4 ronikiC4 ronikuC4 ronsE4 rontanD4E5 rontarD4 rontelD4 rontendD6
    ronterfD6 ronterkD6 ronthD4 rontrD4E3 rontuD4E3 ronyC3 roofC3D2 roogB3 roomA3 ropfA4 ropnC3
    roprC3D4 ropstE5 roptA4 rorabD3 roraeC3 roralD3 roranD3 rorasC3 rorauC3 roreB4C3 rorgaA4B3
    roroB4 rorolC3 roromC3 roropC4 rortstE4 roruB4 rorueC3D4 rorüD2 rosaiF4 roseB4 rose.C3 roseltD5
    roshA3 rosiC3D4 rosinA3 rospC3 rospeD4 rosseiD4E5 rossenkeE5 rosseriH6 rossessD6 rossmutH6
    rossoD4 rosspaD4 rosstD4 rosterD4E5 rostoA3 rosziB3 rotakC4D3 rotalC4D3 rotarsC4D5 rotartD5
    rotendC4D5F4 roterlC4 rotersD5 rothuC4 rotoeC4 rotsaD3 rotsteE4 rotterkD6 rotterlD6 rotumC4D3
    rotäC2 rouleA3 rouletG4 routA3 rouvB3 rowdA3 rox.B4 roxaC3 roxkB4 roßenkC4D5F4 roßiC2 roßuC2
    rpA2B1 rpaB3C2 rperaD4E3 rpereD4E3 rpere.D5 rperinD4E5 rpesD2E3 rpfaC2 rpfoC2 rpfäC2 rplC2
    rpliB2C3 rpsaC2 rpsiC2D3 rpstD3 rptC3 rqA2 rrA2B1 rrabrD3E4 rrabtC3 rracC2 rrackC3D4 rradC2
    rradeF4 rradebD4 rradenD4 rraderD4 rraemC3 rraktB4C3 rralB3 rratstE4 rraufgC5 rrauflC5 rrcC1
    rrehB3 rreinrC5 rreisekG6 rrenaF4 rrenobD4 rrensE3F4 rrenzerE6F5 rrereF4 rrerhB4C3E4 rrerlB4C3E4
    rreskB4C3 rreveD4 rreziB4 rrgD2 rrhenC4 rrhosC4 rriB3 rridE4 rrier.D5 rriereE5F4 rriermD5 rrikE2
    rritanD4 rrkD2 rrnauC4 rrobsC3 rroelD3 rroesE4F3 rronE3 rroreD4 rroszB4C3 rrthC2 rruB3 rrueC2
    rruebE3 rrueckerI6 rrurB4 rryD1 rrzD2 rrämC3 rrösD2E3 rrüB3C2 rrübD3 rrückerH6 rsA2B1 rsaboB3
    rsacB3 rsachuD5 rsadB2C3D2 rsaemB4C3 rsakB2 rsalinD4 rsamtB4C3 rsanaC3 rsanbB4 rsanfB4 rsangaB4
    rsanpB4 rsantB4C3 rsanzB4C3 rsapB2 rsarkC4 rsau.B5C4 rsauerlE6 rsaugE4 rsaumE4 rsaunE4 rsauseE5
    rschaoF4 rscheB3 rschebB4E5F4 rschereiG5 rschiB3 rschlB3 rschoB3 rschortE5 rschrB3 rschueE4
    rscorB4 rsebeB4C3 rseeD2 rsegB3 rsemisB4C5D4 rsenB3 rsenalD5E4 rseneD4 rsenkrF4 rsensF4 rsereiE5
    rserhB4C3 rseroB4C3E3 rserscB4C5 rserwB4C3 rserzB4C3 rseröB4C3 rsetB3 rsextE4 rshakC4E4 rsharC4
    rshavB3C4E4 rshiE2 rshirB3 rshorB3C4 rsielD3 rsilC4 rskalC4 rskelC4 rskieC4 rskisC4 rskleC4
    rskulB3 rskyB2 rslipB3 rsluB3C2 rsmogB3C4 rsnobB3 rsobB2D2 rsomC2 rsort.B4C5 rsortsB4C5 rsostC3
    rspC2 rsparaC5 rsphiB4C3 rssC3D2 rstablD5 rstadB3 rstalaD5 rstaleB4 rstansB4D5 rstantB4 rstasD3
    rstatC4 rstausB4 rstautoH6 rsteiC4 rsteilB4C5 rsteindrD5 rsteingaD5 rstemiD5 rstempC4 rsterbC4
    rsterbaD5 rsterfD5F4 rsterhC4D5F4 rsteriB4 rsterlD5F4 rsternC4 rsteroB4D5 rsterrD5F4 rsterstD5F6
    rstertD5F4 rsterwD5F4 rsterzC4D5 rsteröD5F4 rstesC3 rstessC4D5 rstetaC4D5 rsteuB3 rstevB3C4
    rstewC4 rsthC2 rstherD5 rstieB3C4 rstinB4 rstingD5 rstitB4 rstoC2 rstotB4C3 rstrC2 rstrat.B6D5
    rstreaB4 rstrenB4C5 rstretD5 rstrinD5 rstrunB4 rsträtD5 rstuC2 rstuebeB6 rstumsD5 rstungC5
    rstyB2 rstätiC5 rstübeB4 rsuiE2 rsumfB4 rsumwC3 rswinC4 rsyaB2 rszinC4 rsärC2 rtA2 rtabenB4C5D4
    rtaboB4C3 rtackD4 rtaehC3 rtaetB5 rtaffC3 rtagentC5D6 rtakaC3 rtakrC3 rtaktes.C5 rtalleB4
    rtalltC5 rtalpC3 rtamaC3 rtanaC3 rtangC3 rtangeB4 rtankuB4C5 rtannC3 rtansC3 rtanwB4 rtanzaC5
    rtarbC3 rtargB4C3 rtarieC5D4 rtarmB4C3 rtartC3 rtaspC3 rtat.B5 rtatlC3 rtatmB4C3 rtatoD4
    rtauftB4C5 rtautB4 rte.B3 rtebenB4 rtedB3 rteehD3 rteffC3 rtehB3 rteifE3 rteinC3 rteindB5C4D5F4
    rteisE3F4 rtelaeD4 rtelbB4C3E4 rteleiD4E5 rtelemB4 rtelenD4E5 rtelerD4 rtelitD4 rtellauE6
    rtelstF4 rtelsteE5 rtembB4C3 rtemeE4 rtenemD4 rtenerD4 rtenetD4 rtengebiG6 rtensE3F4 rtentfB4C5
    rtentlC5 rtentsB4C5 rtentwB4 rteoE2 rteraeD5 rtereigB6C5 rterfoB4C5 rterguC5 rtergüC5 rterlaB4C5
    rtermitE6 rternaB4C5 rterntB4C5 rternäB4C5 rtersparnE6 rterstelB7C6 rterwaE4 rteröffE6 rtesB3
    rteskD3E4 rtestatD5 rtetabB4C5 rtetiB4C3D4 rteuroB4 rtextrE4 rthagB3C4 rthebB4C3 rthelB4C3
    rtherrC4 rtheuC3 rthiB2C3 rthonyB4 rthumC4 rtidB2C3D2 rtieD2 rtigelD4 rtigrD4E3 rtiklD4 rtilluC5
    rtimaB4C3D4 rtindB4C3 rtinfB4C3 rtitB3 rtoB3 rtoefB4C3 rtonamD4 rtopeC3 rtopflD5 rtoptB4
    rtorcB4C3 rtorgB4C3 rtorieD4 rtosD3 rtralB4C3 rtramsC5 rtrandC5 rtratiC5 rtreaC3 rtrebC3
    rtreicC5 rtreifC5 rtreisB4C5 rtreitC5 rtreuF4 rtringC5 rtrisB4C3 rtrivB4C3 rtrobB4C3 rtrohB4
    rtromaC5 rtronB4C3 rtrouB4 rtruecF4 rtrücE4 rtsandC5 rtschF4 rtsingD5 rtsisC4 rtskilF4 rtsorC4D3
    rtspasC5D4 rtsporC5D4 rtstruD4 rtstueD4 rttD2 rtuendD5 rtuhC3 rtumbC3 rtundC3 rtunfB4 rtupsC3
    rtureiD4 rturlB4C3 rtursB4C3 rtuseE3 rtutD2 rtuteB4C3 rtwareE5 rtyC2D1 rtzD2 rtähC3 rtärmC3
    rtärzC3 rtätE2 rtöC2 ruaC1 ruarC3D2E3 rubeE4 rubenstG6 ruchaE3 rucherC4E5G5 ruchterH6 ruchtopE6
    ruchtsF5 ruckaE3 ruckerhoC6E5 ruckerhöC6 ruckerkrE5G6 ruckerzeuC6 ruckuC4 rudeaE4 rudeliE4F5
    rudrC2 ruebrE3 rueckfA5 rueckgA5 rueckzA5 ruempeA5 ruenz.C5 ruenzsC5 rufA1B2 ruf.A3 rufaC2D3
    rufereiD5 ruferkD5 rufoC2 rufseD4 rufterD4 rufumC4 rugaeC4 rugrC2 rugsaD4 rugäC2 ruheiE3 ruhmA3
    ruinA3 ruin.C3 ruinsC3 ruistC3 rulkA2B3 rulmA2B3 rumA2 rumaE2 rumaaC4 rumaerC4D5 rumalC4 rumarC4
    rumdB3 rumeiD3 rumfA4 rumiC2 rummeiD4 rumpeB4 rumpleD4 rums.B4 rumtB3 rumwB3 rumärC4 runaA2B3
    runbA2B3 rundaA4D4E3 rundeB4 rundebD4E5 rundeiD4E5 rundemoD6 rundeneG5 rundepD4 runderfD6E5
    runderkD6E5 runderlD6E5 rundernD6E5 runderoD6 rundersD6E5 rundertD6E5 runderwD6E5 runderzD6E5
    rundoD4 rundrE3 rundsE3F4 rundueD4 rundvA4 rundzA4 runeiF4 runemA4B3 runenD4 runfA2 runftF3
    rungaA4D4 rungehA4B5 rungeiD4 rungelD4 rungergD6 runglA4 runglaD4 rungrD4 rungsautoJ6 runiA2B3C2
    runkerD4E5G4 runlA2B3 runmA2 runnA2 runrA2 runseA4 runsiA4 runtA2 runteF4 runwA2 rupaC2D3 rupdA2
    ruphC2D3 ruptoE4 rurA2B1 ruraC2 rureC2D3 rusB2 rusamC4 russerD4E5 russiA3 russlA3 russpaD4
    russteD4 rusterfD6E5 rustoE3 rutabC4D3 rutakC4 rutanC4D3 rutapC4D3 rutauC4 ruteE2 ruteiC4
    rutelC4D3 ruterfD5 rutoA2C4 rutofD3E4 rutrC2D3 rutschaD6 ruzA2 ruzwC2 rußerC4D3 rvA2 rveaD3
    rveneE3 rventzB4 rvesD3 rvoC2 rwA2 rwegelD4 rweisB5 rwo.B2 rwolfF3 rxA2B1 ryA1 ryacC2 rycC2
    ryleD3 rysthC3 rzA2 rzabD2 rzaehC4 rzafB2C3 rzakB2 rzalB2C3 rzamC3 rzanD2 rzandC3 rzanoC3
    rzantB4C3 rzanzC3 rzappC3 rzarB2C3 rzasB2 rzatB2 rzaudC3 rzbacE4 rzegaC3 rzelB3 rzelemB4 rzeliD4
    rzellaF4 rzeneE3 rzengenE6 rzentenE6 rzentgB4 rzentlB4C5 rzentsB4C5 rzentwB4 rzentzB4 rzepeC3
    rzerdB4C3E4 rzereiB4C5E5 rzerfoB4C5 rzerfrB4C5 rzerfuC5 rzerfüC5 rzergB4C3 rzerlaE4 rzerregB6C5
    rzersaC5E4 rzerscB4C5 rzertB5 rzerwB4C3 rzerzB4C3E4 rzesB3 rzessB4C3 rzeugiE4F5 rzeuginnH6
    rzidB2C3 rzindB4C3 rzinfB4C3 rzinhC3 rzinjB4C3 rzintB4C3 rzinvC3 rzirkB5 rzkopF4 rzoeleC5 rzofC2
    rzotB2C3 rztengF4 rztricD5 rzuglD4 rzumE2 rzwarB4 rzwecB3 rzweisB4 rzwetB4 rzwirB4C5 rzwisC4
    rzwoB2 räbA2 rächsE4F3 rädA1B2 räfA2 räfrC3 rägA2 rägeiC4D3 rähA2 rämA2 rän.A3 räniA3 ränsA3
    räpA2 räqA2 rärA2B1 rär.B2 räraC3 räroC3 räsaC2 räscC2 rässcD3 räteC3 räteiE3 rätzA2 räuC2
    räueA4 räulA2 räuscherD6 räussA4 räußA2 räxA2 réA1 ríA1 röbelF3 röblC2 röduC2 röfA2B1C2 röhA1
    rökA2B1 rölfB3 röllaD4E3 römiA3 rörB1 röslA3 rötuA3 rübA2 rübcC4 rübkC4 rübsC4 rückelC4 rückgA3
    rücksF4 rücksaE5 rüfetC4 rüfoC2 rühelC4D3E4 rüherF4 rühlaD3 rümpeA3 rünfD3 rünzD3E2 rüseE2 saA1
    saaA3B2 saatsE3 sabA2B1 sabbatA5B4 sabelA3 sabenC4 saberkD5 sabetA3 sabhB3 sabitC4D3E4 sablC2
    sabo.C4 saborC4D3 sabrC2 sabruC3D4 sabrüD4 sabsB3 sabäD2 saccA2 sachalC5 sacheA3B4 sachoE3F4
    sachsF4 sachtE3 sachvA3 sackB2 sackiC4 sacrC3 sadaA2B3 saderC4 sadmA2B3 sadrA2B3C2 saebB2 saecA3
    saedC3D2 saegA3 saehnA4B3 saeltA4B3 saemteA4B5 saendA4B3 saengsA4B5 saepA2B3 saeqA2 saermB3
    saetA3B2 saeugiA4 saeulA3 saeussA4B5 saeußA4B3 safe.C4 saffA2B3 safrC3D2 saftB2 saftoD4
    saftrD4E3 saftsE3F4 sage.A3 sageiE3 sagen.A5 sagentA4B5C4 saggA2B3 sagioC4 sagrA2B3C2 sahlD3
    sahnaD3E4 sahsB2 saiA3B2 saibD2 saikC3 saikaD4 sailE2 sairD2 sakB1 sakaC2 sakarA3C3 sakiA3B4
    sakkA2 saklA3C3 sakoA3 saktA2B3 sakusC4 sakzA2 sal.A3B2 salaC3 salagC4D3E4 salalC4 salanC4
    salarC4 salatB4 salboD4 saldA3 salebC4 salerbC4D5 salerfC4D5 salerkC4D5 saliA3B2 salidC4D3
    salier.E5 salinsD5 salle.D4 salliA4B3 salltB3 salorC4 salpA3B2 salsoD4E3 saltauD4 saltoB4
    saltäB3 salzA3B2 salzerD4 salzwD4 sam.A3 samaeC4 samapC4 samatA4B3C4 sambuA4B3 sameA3B2
    sameiA4B3C4 samensF5 sameriA4B5C4 samessC4D5 samfA3 saminC4 samkA3 sammB2 sammlA5 samnA2B3
    samoeC4D3 sampE4 samphA4B3 samsA3 samscD3 samtiD4 samtoD4 samtreD4 samtriD4 samtskE5F4 samtstF4
    samuA3 samäC2 sanaeC4 sanalA4B3 sananC4 sanatB4E3 sanbrA4B3 sancD2 sand.A5B4 sandabD4 sandacE4
    sandanD4 sandarD4E5 sandersD6E5 sandeuA4B5 sandobD4 sandotD4 sandreD4 sandriD4E5 sandsA3B4E5F4
    sanerC4D3 sanfaA4 sanfäA4 sang.A3 sanieA3 sankerA4B5 sanklE4 sankuA4B3 sanküA4B3 sanlA2 sanmB3
    sanmuB4 sanoA2B3C2 sansA2B3E2 sans.B4 sanspD5 santrA4 santwA4 sanwA2 sanäC2 sapB1 sapeC2 sapfA2
    sapiE3 saposC4 sappA2D3 saprB2 saqA2B1C2 sarB1 sar.A3 saraB2 sarbA2B3 sarcA2 sardA3B2 sareaA4
    sarg.A3 sargeB4 sarglD4 sargsB4 sarguA4 saritA4C4 sarlA2 sarmA2 sarrA2 sarsB2 sartA2 sartsF4
    saruB2C2D3E2 sarvB2 sarwB2 sarzA2 saspA2B3C2D2 sassoA4B3 sastuC3D4 sasyA2B3C2 satanF4 satantC4D5
    sateiD3 satemA4B3C4 satlA2B3 satmA2B3 satolC4 satrC2 satsE2 satsuC3D4 sattaA4B3 sattrA4B3
    satzA3B4 satzelD4 satzenD4E5 satzerD4G5 satzereE5 satzkA5 sau.B2 saucA3B4 saueA3B2 sauereD4
    sauersteD6 saufbA4B3 saufraD5 saufsA4B3 saufzB3 saugesB5 sauglaD4 saugleD4 saugloD4 saugrA3D4E3
    sauiD2 saukA2B3 saumA3B4 saunA3B4 saunaD3E4F3 saurB2 sauraA4B3 sauriF5 saurieG4 sausbA4B3
    sausdA4 sauseiB5 sausfA4B3 sausgA4B3 sauslA4B3 sausmA4B3 sausnA4B3 sauspB3 sausrA4B3 saussA4B3
    saussendH6 saustauB5 saustrA4B5 sausuB3 sauswA4B3 sauszA4B3 sausüB3 sautorinF6 saußA2B3
    saxiA2B3C2 saxoB4 sayC2D1 sbA2C2 sbaB3 sbaneD4 sbauC4 sbaumenE6F5 sbenaD3E4 sberaD3 sbereE4
    sbestopF5 sbieD2 sblB3 sbliC4 sboB3 sbrB3 sbuebeE5 sbübeD3 scA1 sc.A2 scabA2 scacA2 scafA2
    scalA2 scamA2 scanB2 scarA2 scasA2 scatA2 sceB1 sceiA2 sch.A2B4 schabfA4 schacher.E5 schadB4
    schaeB4E4 schaepA4 schaeqA4 schafA3 schalB4 schameA4 schanaD5 schancA4 schangA4 schanlA4
    schansA4 schantA4 schanwA4 schaoA4 schapA4 schar.A5 scharaA4 scharcA4 scharmeD5 scharoA4
    schaufB4 schaufkA6 schaufnA6 schausfA6 schaussA6 schbA2 schcA2 schdA2 sche.B4 schechA4 schef.A4
    schefsA4 schei.A4D5 scheimA4 scheinmA6 scheisF4 schelB4 schemiA4 schempA4 scheng.A6 schenge.A6
    schentkA6 scherB4 scherinsH6 scherintH6 scherklD5F6 scherkranF6 scherntA6 schertragF6 scherüA5
    schessA4 schexA4 schfA2 schgA2 schhA2 schiB2 schidA4D3E4 schieA3 schilA5 schimiA4 schinfA4
    schinsA4 schintA4 schiruA4 schjA2 schkA2 schladA4 schlaedA6 schle.A4 schlebA4 schlehA4 schleinA6
    schlekA4 schlocA4 schlogA4 schlorD5 schlufA4 schlädA4 schlöcA4 schmaesA6 schmaeßA6 schmasA4
    schmaßA4 schmedA4 schmesA4 schmexA4 schmodA4 schmohA4 schmyA4 schmäsA4 schmäßA4 schmühA4 schn.A4
    schnasA4 schnebA4 schnegA4 schnicD4 schnivA4 schnumA4 schoC4 schobjA4 schoeE4 schoerA4 schofE4
    schofeD5 schohA4 schorcA4 schordD5 schorgD5 schorteD5 schortuD5 schoxA4 schpA2 schqA2 schradA4
    schragA4 schrapA4 schrasA4 schre.A4 schreaA4 schrefA4 schregA4 schrehA4 schreifA6 schrepA4
    schresA4 schrinA4 schrisA4 schrolA4 schronA4 schroteA6 schrouA4 schrusA4 schrutA4 schräuA4
    schsA2 schskD3E4 schspE4 schstaD5 schstiD5E4 schstrD5 schstuD5 schtA2 schtaD3E4 schuB4 schuhuA4
    schumgA4 schunfA4 schuntA4 schurA3 schvA2 schwB4 schwaaA4 schwahA4 schwasA4 schwecA4 schwegA4
    schwetA4 schwidA4 schwälA4 schzA2 schäB2 schäpA4 schäqA4 schökA4 schölA4 schönA3 schörA4 schüD2
    scjA2 sclA2B1 scoaA2 scocA2 scodA2 scomA2 sconA2 scoupA4 scousA4 screE2 scriB2 scsA2 scuA2 scyA2
    sdA2C2 sdaqB2 sdaueF4 sdeB3 sdeaD2 sdiB3 sdiaD2 sdieD2 sdiensF4 sdoB3 sdrB3 sdsB3 sduB3 sduebE3
    sdübD3 seA1 seanD2 seat.C3 seautorG6 sebenC4 seblD2 sechoA4B3 sechstrG5 sechtA4B3 seckA2B3 sedD2
    sedeE3 sedesF4 sedieE4 sedikC4 seditC4 seeA3 seeigC4D3E4 seenaD3 seendC3 seeneD5E4 seengA4
    seentC3 seenzC3 seepD3E2 seeraD3 seerbC3 seerdC3 seerfC3 seeriE4 seerkC3 seernC3 seeroD3 seerrC3
    seersC3 seertC3 seerzC3 seeskD3 sefenF4 seffA2B3 seflD2 segalA4B3C4 segeleiH6 seglA3C2 seglaC3
    segloC3 segläC3 segnC2 segoB3C2 segrD2 sehabeD5 sehagC4D3E4 sehakC4D3 sehangC4D5 sehapC4
    sehengC4 sehenseC6 sehentF4 sehenteD5 sehepC4 seherfC4D5 seherkC4D5F4 seherlC4D5 sehingD5
    sehintD5 sehlD3 sehnaD3 sehraD3 sehriD3 sehroD3 sehsD3 sehtD3 sehurC4D3 sehübC4 sei.A2B3
    seicA2B3 seid.A4B3 seidecA4B5 seidesA4B5 seidsA4B3 seiferA4B5 seigA2B3 seihB4 seilB2 seilaD4E3
    seileiD4 seimeA4B3 seimpC3 sein.A5B4 seinbA4B3 seineA4B3E4 seineiF5 seinenG4 seinflA4B5
    seinfoC5E4 seinfuA4B5 seinfüA4B5 seingA4B3 seinhaE4 seinheA4B5 seiniA4B3 seinkA4B3 seinmA4B3
    seinnB3 seinneC5 seinrA4B3 seinsatB5 seinscA4B5 seinspaB5 seinstitE6 seinstrE6 seinstuB5
    seinsätB5 seintenC5E6 seinterE6 seintrA4B5 seinwA4B3 seinzA4B3 seisA2B3 seismA3B4 seitA3B2
    sekzA2 sel.B2 selacC4D3 selanE4 selanoC4D5 selanzC4 selatC4D3 selauC4D3 selbB2 selbisA4
    selbsteG5 selbstrG5 seldD3E4 selecD3E4 selefC4 selegA4B3C4 seleigC4D5 selektrA6 selemeA4
    seleneF5 selentC4D5 selerdD5 selereC4D5 selereiF5 selerfiC6D5 selerkC4D5 selerlC4D5 selermD5
    self.A4B3 selfmA4B3 selindD5 selinfD5 selinnD5 selinstC6D5 selixA4B3 selkE2 selnA3B2 selobC4D3
    selsA3B2 selsklD5 selskoD5 selstemD5 selstiD5 selszD3 seltexG4 selzE2 selüC2 semerC4 semigA4B3C4
    sempA2B3 sen.B4 senabE4 senagC4E4 senahC4 senarE4 senauD3 senau.C5D4 sendelA5 senderinfI6
    seneckD5 senegC5 seneilF4 senelC4 senendeD5 seneneF5 senepC4 senereiC6D5 senerfC4 senergA4
    senerkC4D5 senersC4D5 senerwC4 senessC4 senevC4D3E4 senfB2 senfunD5 sengleE4 sengpA4 senhausH6
    seniA3B2 senimC4D3 seninC4D3 senkeliA6B5D6 senkeroD6 senkniD4E5 senksF4 senobD3 senoeC4
    senottC4D5 senozC4 sensaB4 senschG4 sensehD4E5F4 sensersD6E5 sensidD4E5F4 sensinD4E5 senslanD5E6
    sensoA3B4 senstF4 senstempE6 sentdA4B3 sentenrD6 sentfA4B3 sentgA4B3 sentlaA4 sentnA4B3
    sentricD6E5 sentsA4B3 sentwA4 sentzA4 senunC4D3 senzunD4 senzymD4 senäC2 seobD2 seofC3 seohC3
    seorD2 sepenC4 sepfC3D2 sepisB3 sepitC4 ser.B2 sera.C3 seradlD5 serafD3 serageD5 seraiC3
    serakD3E4 seralD3 seramD3 serandC5 seranzD5 seratA5 serbE2 serbe.B5 serebC4D3E4 sereckD5
    sereifF4 sereignA6B5 sereinC4 sereistF5G6 sereliD5 seremE4 seremiD5 serenA3B4 serendD5
    sereneC4D5F5 serenkC4D5 serensC4D5 serenthD5 sererbC4D5 serereF5 sererhC4D5 sererscD5 sererwC4D5
    sergebnA6 sergäA4B3 serhaD5 serhiA4B3D4 serhöA4B3 seridC4D3 serieA3 serinnerD5 serkE2
    serkranA6B5 serle.A4B5D4 serlenA4B5D4 serläsA4B5 sermahA4B5 sernaD3 sernteA4B5 serobD3E4 serocD3
    serodC3 seroefA4B5 seroelC5 serosA4B3 serotA4B3 sers.B4 sersauG4 sersehA4B5 sersehnD6 serskE4
    serueC5D4 seruebF5 serum.D4 serummC5 servA3B4 seryC2 seräusD5 seröfA4B3 serölC3 serüC3D2 serübE3
    ses.A3 seschF4 seselA4B3C4 seskanC5 seskapA4B5 sesoC3 sespD2 sessaA4B3 sesselB4 sestE2 sestaC3
    sestecC5 sesteiC5 sestelC5 sestempC5 sestiC3 sestoC3 sestuC3 set.A3B2 setapA4B3C4 sethiA4B3C4
    sethoA4B3C4 setikA4B3C4 setspD3 setunC3 setzA3 setzeiD4 seufD2 seufeC3 seuhC3 seulA2B3 seumC3E2
    seumsF3 seuniC3 seupA2B3 seutD2 seuteC3 seutoC3 sevanA4B3C4 sexB1 sex.A3B4 sexamA4D4 sexenC4
    sexkA2B3 sexoB2 sexpA2D2 sextanE4 sextiD5 sextrA4 sextraE6 sexuA3B4 sexzA2D2 sfA2B1C2 sfaB3
    sfallerE6F5 sfeB3 sfenE2 sfile.D4 sfinsE4 sflB3 sflaC4 sfoB3 sföB3 sgA2C2 sgaB3 sgangsG5 sgatD2
    sgeB3 sgehaF4 sgehabeD6 sgeluD3 sgenaD3E4 sgiB3 sgmB3 sgoB3 sgrB3 sgäB3 sgöB3 shA2B1 sha.A3B2
    shaeB3 shake.B4D4 shalliE4 shaltsF4G5 shampA3B4 shas.B4 shi.A3 shiaC4 shibA3B2 shikA3B2 shipA3B4
    shirtA3B4 shlC1 shnC1 shoC2 shocB3 shoeB3 shoe.B4 shofB3 shooA3B4 shopA3B2D2E3 shoreD4 shortsB4
    showA3B4D2E3 shrC2 shreC4 shuC2 shäB3 shöB3 shüC2 siA1 siach.C5 siam.C3 siasC3 siaseD4E3 siatA2
    sibD2 sicA3 sichtsteG5 sickereG5 sideaA4B3C4 sideeA4B3 sideoA4B3 siderC3 sidyA2C2 sieB2
    siebaD4E3 siebensH6 siebrD4E3 siebuD4 siedC2 sieglD4 siegrD4E3 siesE2 sifC1D2 sigB2 sigaC2D3E2
    sigeiC4D3 sigelB3C4 siglC2 signD2 signuD4 sigrC2D3 sigseE4 sigspE4 sigstoD5 sigäC2 sikabC4D3
    sikadC4 sikaeC4D3 sikagC4D3E4 sikakC4D3 sikalbC4 sikanaC4 sikanbC4 sikansC4D5 sikanthC6 sikanwC4
    sikarC4D3 sikaspD5 sikassD5 sikelC4D3 sikensC4D5 sikentC4D5 sikerbeH6 sikereiC6D5 sikerfoD5
    sikerkeC6D5 sikerzC4D5F4 sikiC2D3E2 sikinF3 siklC2D3 sikleD5 siknC2D3 sikonE3 sikosE3 sikrC2D3
    siksD3 siktE2 sikuC2 sikumC3 sikäC2D3 siköC2 siküC2 silB2 silbA3 silbereG5 silbrD4 silcD3 siliA3
    sillA2B3 simagC4 simbA2B3 simmA2B3 simpfA4B3 simpuA4 simstD4 simuA3B4 sinaC3D2 sinduA4B3 sinesF4
    sinfeA4B3 sinforA4B5 sinfrA4B3 singaeD4 singanD4 singarD4 single.D5E6 singloD4 singrD4E3 singsF4
    singsaE5 singscE5 singsoE5 sinhA2B3 sinier.E5 sinitA4B3C4D3 sinkB2 sinn.A3 sinnenmB5
    sinnerA4B5G4 sinnerfD6E5 sinnlA3 sinnoA4B3 sinnsA3 sinqA2B3 sinsA2B3 sins.A3B4 sintoB4 sinvA2B3
    sinzA2B3 sionmC4 siosC3 sipA3 sirB2 sirrA2B3 sisamC4 siscA3 sischaC4 sischlC4 sischnC4 sischuC4
    sischwC4 siseC2D3E2 sisenF3 sisiD3 sisinC4 sisisC4 sismuF4 sisoB3C2 sisorD3 sissE2 sistA3B4C2
    sisteD3 sisuC2 sitA3B2 sitalC4 sitauC4 sitraC4 sitreC4D3 sitsD3 sitzelD4 sitzermD6E5 sivaD3
    sivalC4 sivanC4 siveE3 siverfC4D5F4 sivertC4D5F4 sivinC4 sivoD3E2 sivorC4 sivrC2 sjA2 sjoB3
    skB1C2 sk.A2 skabA2 skaeA2 skalaD3 skalkA4 skamA2 skandaA5 skapA2 skarA2B3 skasA2B3 skataA4
    skate.D4 skategA4 skaterB4 skatesD4 skatoD4 skatrD4E3 skauA2 skbA2 skeiA2 skeliD4E3 skenA2D2
    skeneE3 skepA3B2 skeraD3 sketcB4 skhB3 ski.A3B2 skiaB2 skifA3B2 skigB2 skikA3B2 skinA2 skipB2
    skircA4 skireA3B4 skis.A3B4 skivA3 skizA3 skkA2 sklamB3 sklasA4 sklavB4 sklaveA5 skluA2 sknA2
    skoeA4 skoefD3 skohA2 skolA2 skoliA3B4 skomA4B3 skonA4B3 skop.A3 skopaB4 skoparD4 skopeB4
    skoplB4D4 skoprB4D4 skowA2 skrA2 skraB3 skrafF4 skreB3 skribA3B4 skripB4 skroB3 sksA2C3 sktC3
    sktoE2 skuA2 skueB3 skulpA3 skunB3 skundeiE6 skurB3 skvA2 skäA2 sköA2 sküA2B3 slA2B1C2 slabB3
    slaeB3 slagB3 slalA3 slamaD4 slandaF5 slandsoF6G5 slapE3 slarA4B3 slashA3B4 slaspD3 slauB3C4
    slaveD4 slbC3 sleB3 slegasD4 slersF4 slicB3 slipB2 slobC4 slobeD5 slocB3 slogaA3B4 slowA3B2
    slumC4 släB3 slöB3 smA2B1C2 smaB3 smabE2 smalaD3 smallB4 smanC4 smarC4 smarknE4F5 smaspD3
    smentiE4F5 smiB3 smieD2 smitD2E3 smitteG4 smokA3B2 smuB3 smusikerfI6 smuttiE4 smüB3 snA2B1 snaC2
    snabE2 snackB4 snaesE4F3 sneB3C2 sniB3 snier.D5 sniersD5 snobC4 snusE2 snäsD2E3 soA1 soasA2B3
    sobB1 sobaB2 sobelC4 soberA4C4 sobjA2 soblC2D3 sobmA2 soboeA4C4 sobrC2 socA3B2C1 sodaB4 sodiE2
    sodoC2 soebC3D2 soedA2B3D2 soefD2 soekA2B3 soesA2B3 soetC3 sofenC4 soff.B4 soffiA4B3 softA3B2
    soglD2 sohB2 soheA2B3C2 sohlA3B4 sohleF4 sohlenG5 sohngA4B3 sohrA2B3 soktA2B3 sol.A3 solaC3
    solanA3 solauC4D3 solcD3 soldA3 solderD4E5 soleA3 soleiC4D3 soligA4B3C4 sollaD4E3 sollerD4E5
    solmA3 soloC3 solopE3 solosE3 solsA3 soluC3 solyA2B3C2 sombA2B3 somenE4F3 sommA3 sonB2 sonanzD6
    sonanzeiF6G5 sonauC4 sondA3 soneE2 sonehC4D3 sonerC4 songaD4 sonnA3 sonoriD5 sonsaE4 sonsoD4E3
    sooC1 sopeA2B3C2 sopfA2B3 soprA3B4 sopsD3E2 soptA2 soratA4B3 sordA2B3 soreE2 soreiC4 sorelC4D3
    soremC4 sorerC4 sorgaA4B3 sorgiF3 sorieA4B3C4 soroC2D3E2 sortaeD4E5 sortauD4 sortesA4B5
    sorthA4B3 sortiA5 sortstE4 sortäD4E3 soseE4 sosmA2B3 sospC3D2 sossA3B2 sostaC3 sosthB3 soszA2B3
    soundE4F3 sourA3 soutA2B3 soxA2B1 sozB2 sozeA2B3C2 soßA3C3 spC2 sp.A2 spaaA4 spaceA3B4 spackA4
    spaenA3 spaerA4 spaetA3 spagaB4 spageA4 spage.D4 spagoA4 spakA2 spalaA4 spaleA4 spaliB4 spalmA4
    spaltA5 spaltaE4F5 spaläA4 spamD2 spanB2C4 spannuA5 spanoA4 spant.A5 spanthA4 spanzA4B3 spapA2
    sparC4 sparaA4 sparapD4 spardB4 sparrA3 spartenA5B6 spartnA4 spartyA4 spassiA4 spat.A3B4
    spatelA5 spatiA4 spatrA4 spatsA3B4 spauA2 spazB2 spazieA5 spaßA3 spcA2 spe.A2 speaB2 spediA3B4
    speeB2 spegA2 speicA3 speinA4 speisA3 spekB4 spensiA4 spensterE6 sperfA4B3 spergA3 speriB3
    sperleA4 spernB3 sperrB4 sperreiE6F5 spersA4B3 speruA4 sperüA4 speseA3B4 spetA2B3 spexA3
    spezA3B2 spfA2B3 sphaerA5 sphalB4 sphanB3 sphasA4B3 sphinA3B4 sphyA2 sphäB2 sphänA4 sphärA3
    spiA1 spiaA2 spieA3B2D4 spiepA4 spierA4 spierrF4 spigA2 spikD2 spilA2B3 spingA4 spinnA3B4 spipA2
    spirB2 spiroA4 spisA2 splaA2B3 spleA4 sple.C3 spliA3B2 spluA2B3 spläA2B3 spnA2B3 spodA2 spogA2
    spohA3B2 spoiA3 spokA2B3 spolA4 spomA3B2 sponsA3B4 spooA2 spopA2 sportagE6 sportuE4 sporzA4
    sposA2B3 spoteA4 spotiA4 spotsB4 spowD3 spr.A4 spracA3 spraegA4 spraelA4 spraemA4 spraenB4
    spraepA4 spraesA4 spraevA4 spraezA4 sprakA4 spranA3B4 spraxA4 sprayA3 sprecA3B4 spredA4 spreisA4
    spreizA5 sprenA3B4 spresA4 spricB4 springA5 sprintA5 sprinzA4 sprivA4 sprobA4 sprodA4 sprofA4
    sprogA4 sprojA4 spromA4 spropA4 sprossA5 sprotA4 sprovA4 sprozA4 sprucA3 spruecA5 spruefA4
    sprädB3 sprägA4 sprälA4 sprämA4 spränB4 spräpA4 spräsA4 sprävA4 spräzA4 sprücA3 sprüfA4 sprühA3
    sprünA3 spsA2B3 sps.B4 sptC3 spubA4 spufA2 spukA3 spulvA4 spundA3 spunkA4 spupA2 spurA3B2
    spurerD4 spurpuA4 sputA2 spyA2B3 spädA2 spänA3 spärA2 spätA3 spöB2 spüA1 spürB2 sqA2 squB3
    srA2B1C2 sraB3 sratstE4F5 sreB3 srechaD5 srhB3 sroesE4 sroescF5 srotuD3 sruB3 srueckerI6 sräB3
    srösD2 sröscE3 srüB3 srückerH6 ssA2B1 ssabaB3C4 ssableD5 ssaboD3 ssach.B4 ssajB2C3 ssalarC5
    ssambB4C3 ssammB5 ssampB4C3 ssan.B5 ssanfB4 ssangB4C3 ssanhB4 ssanpB4 ssanzB4C3 ssaroD4 ssasD2
    ssasiB4C3 ssassB4C3 ssastD3E4 ssattC3 ssaudC3 ssaufB4C3E4 ssaunE4 ssaurE4 ssauriE5 sscaC2 ssceB2
    sschE2 sscheid.B6 sscheinerJ6 sschemC4 sscoB2 sseaD3 ssebenB4C5 sseckD4 sseecD3 ssehB3 sseibC3
    sseindD5F4 sseinhaD5 sseinlC5 sseinteD5 ssekäB4 sselemB4 sselendD6E5 sseloeD4E5 sselöD4 ssenB3
    ssendlB4C5 ssenebD4E5F4 ssenendD6 sseneneD6 ssenentD6E5 sseneriD6E5G5 ssengF4 ssengeneI6
    ssenidD4 ssenkF4 ssenkel.E6 ssenkelnE6 ssenkelsE6 ssenoD4 ssensemB6E6 ssente.E6 sseradE5F4
    sserasE5 sserattD6E5 sserentD6E5 sserepD4 sserfahruE6 ssergebnE6 sserkerB6C5 sserntC5 sseröfE4
    ssessaE4 ssessenE6 ssestrB4C5 ssexE2 ssexaB4 ssgeneriG6 sshutB3C4 ssichtsG6 ssieB3 ssiesD3
    ssikenD4 ssikoC3D4 ssimpB4C3 ssindB4C3 ssingsF5 ssintB4C3 ssisrB4C3 sskB2 sskalaB5 ssliC3
    ssoefB4C3 ssoelC3 ssofeC3 ssoffC3 ssoiE2 ssonkB4 ssoralD5 ssordeB5 ssorgiB4C5 sspecC4 ssplB2
    ssproB4 ssquetG4 sssC3D2 sssauF4 sssprC5 sst.B4 sstaD2 sstabB3 sstadB5 sstaeB3 sstahB3 sstakC3
    sstanB3 sstankC5 sstapB5C4 sstauB3 sstaucC5 ssteinB5 sstengC4 sstepB3C4 ssternC4 sstetC3 ssteuB3
    ssteurC5 ssthoC3 sstieB3 sstinC4 sstoerC4 sstopB3 sstrB3 sstrasC4 sstratC4 sstrieB4 sstromaF6
    sstuB3 sstyB2 sstäB3 sstätiC5 sstöpB3 sstörB5 sstüB3 ssumfB4 ssumgB4 ssumkB4 ssumrB4 ssumscC5
    ssumseB4C5 ssunsB4 ssunwB4 ssupB3 ssurkB4C3 sszB2 ssätB3 ssäuB3C2 ssöfB2 st.A2 staB2 sta.B3
    staaA3 stab.A3 stabbA4 stabdA4 stabelA4 stabesA5 stabflA4 stabhA4 stabiA3 stabitA4 stablA4
    stabliD4 staboC3 stabrA4 stabtA4 stabuA4 stabzA4 stacC2 stadaA4 stadiA3 stadjA4 stadmA4 stadrA4
    stadtA3 staebA3B4 staebtA4 staedA3 staegA4 staehnA4 staemA3 staenzA6 staepA4 staermC5 staettA5
    staeusA4 staeußA4 stafelA4 stafetA5 stafrC3 stagA2 staggB4 staglB4 stagrA3B4 staiE2 stakA2
    stakaC3 staksA3 stal.B3 stalaA4 stalakD5 stalgC3 stallationsA7 stalleG4 stallebE6 stalltaF6
    stalmC3 stalpC3 stalrC3 stalvC3 stameA4 stamiC3D4 stammA3 stammaE4 stan.A3 stanaA4C3 stanbA4
    standA3 staneA3 stanfA4 stange.A5 stangebA6 stangekA6 stangelC5 stangesC5 stangrA4 stanlA4
    stanmA4C3 stannA4 stanoC3 stanpA4 stansaC5 stansäC5 stanwA4 staoC3D2 staplA3 stapoF3 staposG6
    stappA4C3 star.A3B4 starbeiA6 stariA4 starnA4 starsA3B4 startaE4 startiA4 starzA4 stasA2 staseA3
    stastrE4 statbA4 statisA5 statlC3 statoC3 staubhA4 staufA4 staufbC5 staufkC5 staufsC5 stauftC5
    staugA4B3 staupA3 staurA5B4 stauscA4 stauschaE6 stausgA4 staussA4 staussenI6 stautoA4 stauuA3
    stavA2 staxA2B3 stbA2 stcA2 stchC3 stdA2 ste.A4B3 steakA3D4 steamA4 steanA4 stecheA5B4 stechiD4
    stechnA4 stedD2 stediC3 stedtA5 steeA2 stegB2 steg.A3 stegeA3 stegraD4 stegreD4 stegsA3 stehA3
    stehrA4 steicA4B3 steidA4B4C3 steifA3B4 steifrC5 steigB4 steigaA5 steigrE4 steiguA5 steilaF5
    steilcA4 steilsA4 steiluA4 steindrA6 steiscD5E4 steiseB4C5 steiwB4C3 stekA2 stelB2 stel.A4
    stelaA4 stelbA4 stelefA4 stelegA4 steleiB5 stelekC5 stelemA4 steleoA4 stelepA4 stelerD4G4
    stelfB3 stellaenE6 stellänE6F5 stelmA4 stelnA4 steloeE5 stelsA4 stelöD4 stem.A4 stemaA4
    stemacD4E5 stemeiD4 stementD6E5 stemerD4 stemiA4 steminD4 stemperA6 stempfA4 stemuD4 stenA2
    stendetaG6 stendsB4C5 steneilG6 stensF4 stentdC5 stentfB4C5 stentgB4C5 stentlB4C5 stentsB4
    stentwB4 stenzerfE6 stepiB4 steprA4 ster.A4B5 steraA4 steralE5 sterbaA4 sterbenB6 sterbrinC5
    sterdA4 stere.A4 sterecD4 stereiA4 stereifE5 sterelD4 steremA4 sterenA4B5 stereoA5 sterepD4
    stererA4 steresA4 sterfA4 sterfinC5 stergA4 stergieE6 sterhA4 steritB4 sterkA4E5 sterlA4 stermA4
    stern.C6 sternaA4 sterpA4 sterrA4 stersA4 stertA4 steruA4 sterwA4 sterzA4 sterzaE4 sterzoB4C5E4
    sterzäE4 steröA4 stesA2 steseF4 steserE5 stesse.E6 stestD4 stestaE5 stestnB4 stestrE5 stetA2
    stetabD4 stetagD4 stetiA3B4 stettA3B4 steuB2 steueA3 steulA4 steuraC5 stevA2 stevaC3 steviC3D4
    stexA2 stexaB4 stextrB4C5 stfA2 stgA2 sthA2 sthebC3 stheeC3 sthelC3 stherdC5 sthermB5 stheuB4
    sthexC3 sthiB2C3 sthoB2C3 sthuB2 stiaA2 stibA2 sticB2 stichA3 sticketA6 stidA2 stie.A4 stief.A4
    stieflA4 stiehB4 stielD4 stieleiE6 stienA4 stießA3 stifA3B2 stigA2 stigelC5D4 stikA2B3 stikamD4
    stikanD4 stikarD4 stikasD4 stikereD6E5 stiklD4 stikrD4 stilB2 stil.A3 stilaD4E3 stildB3 stileA3
    stilsA3 stimB2 stimmA3 stimpA4 stinaD3 stinbC3 stindB4C3 stinfA4B4C3 stinhB4C3 stinkB4 stinkaC5
    stinkeA5 stinkoC5 stinsC3 stinszB4 stintA4B4C3 stioA2 stip.A4 stipeB4 stippsA4 stipsA4 stirB2D2
    stiriC3 stirnA3 stiroA4C3 stisA4 stischaD6 stisoC3 stisrC3 stitaC3 stiteA4 stitiA4 stituiA5
    stivA2 stivaF4 stizaE3 stjA2 stkA2 stkanC5 stlA2 stmA2 stnA2 sto.A4 stoblA4C3D4 stochtA4 stodA2
    stoechA4 stoefA4B4C3 stoenA4 stoepfA4 stoerA3 stoeruB4 stoesB4 stoetA4 stoeßA3 stofA3 stoffizA6
    stohB2 stoilA4 stoisB4 stollA3 ston.A4 stone.D4 stonnA4 stonsA4 stooA4 stopeB4C3 stopf.A4
    stopoA4B5 stoppA3 stor.A4 storcB4 stordA4 storesA4 storfA4 storgA4 storiA4 stornB4 storpA4
    storsA4 stortA4 storwA4 storyB4 stosB2 stossA3 stostrF5 stoszC3 stotaA4 stoteA4B3 stottB4 stouA4
    stoßA3 stpA2 stqA2 stradA4 straecA4B5 straegA4 straeumA6 strafaE4F5 strafeB4 straftB4 stragA4
    strahiA4 strahlA5C6 straiA4 strakA4 stralA4 stralaE5 strangiA6 strangsA5 strankB5 stransA4
    strastC5 straumA4 straßA3 stre.A4 strechA4 strefA4 stregA4 streibA4B5 streifA5 streisB4C5
    strenoA4 strepA4 stresoA4 stressB4 strestC5 stretA4 streuemA6 streuesA6 streuhA4 streuuA5B4
    strezA4 stribA4 striebA4 strienG4 striesF5G4 strigA4 strikA4 strimA4 strinkA4 strioA4B5
    strippA5B4 strisA4 striuA4 stroC2 strocA4 stroepA4 strohA3B4 strollA4 stromaB4 stromeA5B4
    stromkA5 stropfA4 strosA4 stroseB4C5 strouA4 struaA4 strudA3B4 struemmA6 struhA4 strukA3 strupA4
    sträcA4B3 strägA4 stränA3 sträsA3 sträumA4 sträßA3 ströpA4 strösB3 strümmA4 stsA2C3D2 stsaD4
    stsauF4 stsbC4 stschF4 stsiD4 sttA2C3D2 stubB2 stubenA5 stuchA4B5 studA3 stuechA4B5 stueckA5B4
    stuehA3 stuelD4 stuenA3B4 stuer.A4 stuereA4 stuetzA5 stufA3 stugaC3 stuhA3 stukB2C3 stumfA4
    stumoA4 stumsA4 stumstE4 stun.A4 stunbC3 stundA3 stuneA4 stunfA4B4 stungA4 stunnA4 stunsA4
    stuntA4 sturbA4B3 stureD5 sturiF3 sturkB4 sturlC3 sturmeiE6 sturnA4B5 stursA4 sturtA4C3
    sturzA3B4 stusA2B3 stutA3B2 stvA2 stwA2 stwareE5 styaB2 stylA3B2 stzA2D2 stäA1B2 stäbB4 städA3
    stäfA2B3 stägA2 stähnA4 stäleA4 stältA4 ständB4 stänzA4 stäpA2 stärmC3 stärzC3 stäteA4 stättA3
    stäusA4 stäußA4 stöA1B2 stöchA4 stöckA3 stöfA2 stölA2B3C2 stönA2 stöpfA4 stötA2 stüA1B2 stübuA4
    stüchA4 stühA3 stür.A4 stürcA4 stüreA4 stürgA4 stürsA4 stürwA4 stürzA3 stütA3 stütcA4 suA1
    sual.C3 suanC3 subC2D3 subaE2 subiA4 subsE2 sucA3 suchoE3 suchsendeE6F5 suchspeE6 suchtersE6
    suchtsF4 sudA3 suebA2 suecA3 suedD2E3 suedenG4 suefA3 suellC3 suenA3 suepA3 suesA3 suezC3 sueßA3
    sufC2 sufeA2B3 sufiC3 suggesF4 suhA2B1 suhlA3 suisC3 suit.C3 sukC2 sulB2 sulaC3 suliC3 sultaA3
    sumanC4D3 sumarC4 sumauC4 sumeiC4 sumelC4D3 sumentG4 sumentsC6D5 sumentwC6 sumetC4D3 sumfaA4
    sumfeA4 sumidC4D3 suminC4D3 sumlaA4 summA3B4 sumpA3B2 sumstA4B3E4 sunC2 sunaA2B3 sunderG4
    sunderhD6E5 sundessD6E5 sundsF4 suneA2B3 sunfA2B3 sungenaA6B5 sunglA4B3 suniA2B3 sunlA2B3 sunmA2
    sunsiA4 suntA2 sunvA2 sunwaB4 sunweA4 supdA2 suppA3D3 suranC4 surauC4 sureiC4D3 surerC4D3
    surfA3B4 surfsF4 surinsD5 surkuA4B3 suroC2D3E2 sursprB5 suseD3 sushiC3 susiD3 sutB1 suteC2
    sutoC2 svA2C2 sveB3 svieE2 svoB3 svoransG6 swA2 sweB3 swegersD6 swegsE3 swehE2 swiB3 swinkA4B5
    swistB4 syA1 syaB1D2 syabC3 sylD1 syliA3 syloC2 syluC2 symD3 synC2D3 syndA3 syoA2 sysA3 systoC3
    szC2 szaA2B3 szeiA2C4 szeitsG4 szelA2 szenaA3B4 szendB4 szeneB4D3E4 szeniB4 szentA4 szerA2
    szeraD3 szetA2 szeuA2 szewA3B2 szieA2 szinsA4 szintB4 szisA3B2 szoA2 szsB3 sztaC3 szuA2B3 szunC4
    szuniD3 szwA2 szyA2 szäA2B3 szüA2B3 säA1 säbB2 säckA3B2 sägA3B2 sägeiE3 sähB1 sähnA2 sältA2B3
    sämA2B1 sämaA3 sämlA3 sändA2B3 sängsA4B3 säpA2B1 säqA2 särB1 sär.B2 säraA2 särgB2 särmA2 särzA2
    sätB2 säugeB4 säugiA4 säulA3 säurA3B4 säussA4B3 säußA2 séA1 síA1 söcC2 södA2B1C2 söfB1C2 söffnB3
    söhA1 sökA2B1 sölA2B1 sösA2B1 süA1 sübA2 sübeC4 südA3C2D1 südenF4 sünA3 süsB2 tA1 taanA3 taarC3
    taatA4 tabaB2 tabanC4D3 tabbA2B3 tabdA2 tabelA3 tabfA2 tabgA2 tabhA2 tabitA4B3C4D3E4 tabkA2B3
    tablaA4B3 tabletA5 tabläA4B3C4 tablöA4B3 tabmA2 tabmeB3 tabnA2 tabortD5 tabrA2C2 tabsA2 tabtA2B3
    tabuA3 tabueC4 tabusE5 tabwA2 tabyE2 tabzA2 tabüC2 tacA2B1 taceB2C3 tacheB4 tachiC3 tachoC3
    tachrE4 tachsA4 tachuC3 taclA3 tacuA3 taddA2B3 taderA4B3C4 tadioE3F4 tadmB3 tadolB3C4 tadrA2B3C2
    tadsC3D2 tadtA4 tadtaD4E3F4 tadvA2 taeC2 taebtB3 taedD2 taedeC3 taedrC3 taefA3B2 taegaB3 taegiA3
    taeglA3 taegyA4 taehA2 taehnB3 taeiC3 taeleA3 taeltA4B3 taemA2D2 taemtB3 taenderuB5 taengA4
    taentC3 taenzA3 taepA2B3 taeqA2 taerersD6 taerobD4 taetB2 taeteA3 taethC3 taetstE4F5 taetzB3
    taeugA4B3 taeuscA5 taeussB5 taeußA4B3 taexA2B3 taf.A3 tafaA3 tafelA3 taffA2 tafgB3 tafluC3
    tafraC3 tagA3B2 tag.B4 tagaC2D3E2 tageiC4D3 tagent.A6 tagesiE4 taggB3 tagitC4 taglaC5 tagloC4
    tagnatA4 tagseF4 tagstaE5 tahlA2 tahlerD4 tahliD4 tahlstF4 tahlsteE5 tahluD4E3 taiA3B2 taikC3D2
    tailD2E3 taine.D4 tainsC3 tair.C3 takaC2 takkA2 taklaC3 takqA2B3 takroC4 taktelD4 takterfD6E5
    takterzD6E5G6 taktikA5 taktinD4E5 taktivA4B5 taktoD4E3F4 taktrD4E3 taktumD4 takzA2 tal.B2
    talabD3E4 talacD3 taladC3 talagC3 talasD3E4 talbB2 talb.B3 talbenA4B5 talbkB3 talbrA3 talebC4
    talemF4 talembD5 talenA3 talendC4D5F4 talengC4D5 talensC4D5F4 talentnG6 talerA3 talerfC4D5F4
    talergC4D5 talerhaD5 talersaD5 talertC4D5 taletC4 taleuC4 talevC4 talgaD4 talgoB3 taliaA3
    talieneE6 talisA3 talkeA3 tallacD4E5 tallanD4 tallaufD6E5 talleinD6E5 tallerhD6E5 tallermD6
    tallsE3F4 talltaB5 talm.A4B3 talmiF4 taloA3 talobC4 talopC4 talorC4D3E4 talpE2 talsA3B2 talsaeD4
    talterA4 taltsE4 talöC3 tam.A3B4 tamarB4 tameiB3C4 tamenA3 tamerA4B3C4 tamixA5C5 tammeiD4
    tammenseD6 tammerD4E5 tammoD4E3 tamplB3 tampuB3 tamsA3B4 tamtA2B3 tamuA3 tamöA2B3C2 tanaC2
    tanalA4B3 tanbeB4 tanblA4 tanbuA3 tancA3D2 tandacE4 tandanD4 tanderkD6E5 tandreD4 tandriD4E5
    tandsaE4F5 tandsenE6 tandskE4 tandstE4 taneieC5 tanerfaD5 tanfA2 tangabA4 tangarD4 tango.A5
    tangosA5 tangrB3E4 tangraD4 tanhäA4 taniB4 tanjB4 tankanD4 tankerkD6E5G6 tankloD4 tanksA3
    tanküA4B3 tanlA2 tanneA3B4 tanoE2 tanodC4 tanomA4B3C4 tanonB3 tanopC4 tanorC4 tansamA4B5
    tansatA4B5 tanscB3 tansprA4 tanstrA4 tant.B4 tantanD4 tanteiA4 tantenfA5 tantenpA5 tantigB5
    tantisA5 tanwaeA4 tanwalA4 tanwäA4 tanz.B4 tanzarD4 tanzerhD6E5 tanzermD6E5 tanzerzD6E5
    tanzuA4B3 tanzunD4E5 tanzwD4 tanzüA4B3 tanäC2 tape.A3C4 tapesC4 tapfA2 taplC2 tapokaC4 tapp.B3
    tappaA4 tapprB3 taraC2 tarabiA4B5 taralA3D3 taramA4B3 tarangD5 tarantC5 tarapD3 tarasC3 tarbE2
    tarcA2 tarchlA5 tarchrA5 tardA3 tareaA4B3 tareinD5 tarelC4D3 tarendC4D5F4 tarerC4 tarereD5
    tarersD5 tarheiD4 tariA3 tarinsD5 tarknD4 tarm.A4B3 tarmbB3 tarme.A4B5 tarmeeA4B5 tarmen.A6B5
    tarmeniA6 tarmsA4B3 tarnA3 taromB3C4 tarotA4 tartA2 tartauD4 tartecE5F4 tarteigD6E5 tartereD6E5
    tartikB5 tartinD4E5 tartoD4E3 tartrauD6E5 tartreD4 tartricD6E5 tartsE3 tartyA3 tartüA3 tarumC3
    tarztA4 taröC3 tas.A3 tascA3B2 tasklD4E3 tasprC3 tassC4D3 tassiA4B3 tassoA4 tastA3B2 tasteC4
    tasteiE5 tastinD4 tastoD4 taszA2B3D2 tat.B4 tatanC4D3 tatarmC4D5 tatbA3 tateB2 tateinD5 tatemC4
    tatentC4D5 taterC4D3 tathiC4D3 tatomA4B3 tatortD5 tatricD5 tatroC4 tatsaA3 tattaA4 tattanE5
    tattiA4 taturA3 tatzwD3 taubaD4E3 taubeiD4 taubhA3 taubrD4E3 taucB4 tauchsG4 taudiB3 taueD3
    tauerlF4 taufakD4 taufarB5 taufbaA4B5 taufdB3 taufeF4 taufe.A5B6 taufeuD4E5 tauffA4B3 taufgA4B3
    taufhB3 taufkoA4B5 tauflA4B3 tauflieD5E6 taufmA4B3 taufnA4 taufpA4B3 taufrA4B3 taufsF4
    taufsiA4B5 taufwA4B3 taufzA4B3 tauglA3 taugmB3 taukA2 tauktB3 taulB3 taumeA3 tausbA4B3 tauscA3
    tauscheiD6 tauschmD6 tauschnD6 tauschrD6 tauschwD6G5 tausdA4 tauseiA4B5 tausenA5 tausfA4B3
    tausgA4B3 taushA4B3 tauskB3 tauslA4B3 tausnB3 tauspA4B3E3 tausrA4B3 taussA4B3 taustaA4B5
    tausuA4B3 tauswA4B3 tauszA4B3 tausüA4B3 tav.A3 tavsA3 taxisE3 taxtA2B3 tazA3 taßA2B1 tbA2C2
    tbahnerH5 tbauerG4 tbaufE3 tbaumenE6F5 tbereE4 tbhB3 tblockenI6 tboteF4 tbraC4 tbsB3 tbytD2
    tcA2B1 tcharmF4 tchenE4 tchiD4 tchsD3 tchwD3 tckB2 tcorE2 tcreE2 tcuD2 tdA2C2 tdarmE4F3 tdeaD2
    tdestD3E4 tdieD2 tdsB3 teaD2 teakA2E3 teamA3C2 teanE3 tebaA3 tebenB3C4 teber.B5C4 tecB2 techdA4
    techkA4 techmA4 technA5 techoA4B3 techsA4E3 techtA4 teckA2 teckeF4 teckiC4 tecuA2B3 tedelC4
    tedieE4 teditC4 tedrD2 tedtA2 teeidD3 teeleC3 teendC3 teer.C4 teeraD3E4 teerlC3 teerzC3 teesC4
    teesenG4 teetD3 tefeuA4 teffA2 tege.C5 tegenF4 tegen.C5 tegendC4D5 tegernF4 teggA2B3 teglD2
    tegrA3C3 tegraeD5 tegranD5 tegräC4 tehA2 tehaA3 tehacC4D3 tehapC4 tehefC4 tehepC4 tehiA3 tehimC4
    tehlaD3 tehoA3 tehrB3 tehäA3 tehöA3 tei.A3 teifersB5 teigabD4 teigerinsI6 teiglaD4 teigleD4
    teignA4B3 teikE2 teilB2 teilauD4 teilensG6 teilentD6E5 teilerhD6E5G6 teileroD6E5 teilerstD6
    teilnA5 teinA2 teinalE5 teindE3 teinebD4E5F4 teinecE5F4 teinensD6G6 teinerfD6E5 teinerkD6
    teinhabE6 teinselE6 teinspoE6 teintolE6 teis.A4B3 teisbB3 teishA4B3 teiskA4B3 teissA4 teisuD5
    teitD3 teizE2 teißA2 tekzA2 tel.A3 telaA3 telabC4D3 telacC4D3 telaerD5 telamC4 telanE4
    telaneD5F5 telantC4 telatC4 telauC4D3 telbeA3 telbrA3 telbuA3 telcA3 teldA3D3E4 tele.C3 telechD5
    teleckD5E4 telefA3 telegA3 teleicC4D5F4 teleierC6D5 teleigC4D5 teleintD5 telemaA5 teleneD5F5
    telengD5 telentC4D5 teleoA3 telepA3 telerbC4D5 telerdC4D5 telerfC4D5 telergC4D5 telerhC4D5
    telerkC4D5 telernC4D5 telersC4D5 telesA3 teletiC4D5 teleuC4 televB3 telexA3 telf.A4B3 telfdA4
    telftA4B3 telgA3 telhA3 telidD3 telimC4 telindD5 telinfD5 telinnD5 telitaD5 telkA3E2 tellanfD6
    tellantD6 telleinD6 tellerD5 tellereigI6 tellöA3 telmA3 telnA3 teloA3 telogE4F3 telorC4D3
    telpA3E2 telqA3 telrA3 telsA3 telskD3E4 teltA3E2 teluA3 telutC4 telvA3 telwA3 telzyA3 telärC4D3
    temB2 tem.A3 temakC4 temalA3 temantC4 temarcC4 temartD5 temattC4D5 temauC4 temblA4B3 temebD3
    temeinD5 temereD5F5 temerfD5 temergD5 temerhD5 temernD5 temersD5 temerwD5 temidC4D3E4
    temimC4D3E4 temingD5 temissC4 temmsA4 temmtA4 temopC4 temorC4D3E4 tempeltA6 temperA5 tempfA4B3
    temphA4 templiD4 tempoF3 temsE2 temtE2 temunC4 temurC4D3 temäcA4 ten.A3B4 tenabC4E4 tenadE4
    tenaehD5 tenagC4E4 tenanC4 tenarC4D3E4 tenauD3 tendalA4B5 tendapA4B5 tendfA4B3 tendhA4B3
    tendkA4B3 tendlA4B3 tendpA4B3 tendrE4 tendtA4B3 tene.C3 tenebC4D3E4 tenecD3 tenedC4D3 tenefC4
    tenei.C5D4 teneidF4 tenelC4D3 tenendC4D5 teneneC4D5F5 tenensC4D5 tenentC4D5 tenepC4 tenereiD5
    tenerfC4 tenergA4B5 tenerkC4D5 tenerlC4D5 tenermD5 tenernC4D5 teneroC4D5 tenerpC4D5 tenersC4D5
    tenertC4D5 teneruC4 teneröC4D5 tenescD5E4 tenessC4 tenetE4 tenetaD5 tenetiD5 teneuC4 tenevC4D3
    tenfD3E2 teng.A4B3 tengagA4 tenge.A4 tenglisA6 tengrE4 tenidC4 tenilC4 teninC4D3 tenkE2 tennD3E4
    tenogA4 tenolC4 tenopC4 tenosC4 tenottC4D5 tenovC4D3E4 tenrA3 tens.A3B4 tenschG4 tensebD4
    tensergD6 tenstipD6 tensurD4 tentartE5 tentersD6 tentertD6E5G6 tenterwD6E5G6 tenthebA6 tenthuB5
    tenthüB5 tentingD6 tentkA4B3 tentrüA4B5 tentzA4 tenyC2 tenzerwD6E5 tenzweiE6 tenzymD4 tenäC2
    tenähD3 teobD2 teofC3D2 teoreiC5D4 teouC3 tepB2 tep.A2 tepfC3D2 tepitA4 tepocA4B3 teppeA4
    teppuA4 ter.B4 teraB4 tera.C3 terabeD5 teracD3E4 teradE4 terad.A4 teradeD5 teraffD5 teragD3E4
    terakD3 teralarD5 teralkC5 terallD5 teralmC6 teralpD5 teralsC5 teraltD5 terampC5 teran.C5
    teraneC5 teranzD5 terapC4D3 terasD3E4 teratoC4 teravD3E4 terbauuD6 terbe.A4 terben.A6 terbendA6
    terblinD6 terbsA4B3 terbtA4 terbuE4 terde.A4B5 terdgA4 terdrE4 terdsD3E4 terdäpA4 tere.A3
    terebC4D3E4 tereckC4D5 tereierD5 tereigeD5 tereignA6B5 tereilD5 tereinC4 terellD5 teremA3E4
    teremaC4D5 teremiC4D5 terendC4D5 tereneC4D5F5 terensC4D5 terentC4D5 terenthF5 terenzC4D5F4
    tereoA4 tererA3 tererbC4D5 tererdC4D5 tererfC4D5 terergC4D5 tererhD5 tererkuF6 terernF4 tereroF5
    tererpC4D5 tererrC4D5 terersC4D5 tererwC4D5 tereröF5 teresA3 teretC4D3E4 terfolgrD6 tergE2
    tergebnA6 tergenesH6 terhabA4B5 terhallD7 terhaltbD6 terhöhuA6B5 teridC4D3 terikoD5 terilA4
    terinnerA6B5 terinvF4 terionE4 terisoC4 teritC4 teritaD5E4 terkE2 terklärB5 terkrankuA6
    terlöseD6 termiA3 ternasD4 terncA4 terngeneI6 ternwaA4 terobeE4 terodeD5E4 teroelD5 terofeD5
    terohC3 terokC3 teronsA4 terprobtD6 terrE2 terraD3 terre.D4 terregtD6 tersauerG6 tersepD4
    tersparnA6 terstagD5 tertaD5E4 tertsE4 teruE2 terufeC4D5 terungsexJ5 terunsD5 terzbA4B3 terzeE4
    terze.A4B5 terzesD4 terzgA4B3 terändC4D5 teröD3 tesB2 tes.B4 tesakC4E4 tesauC4D3 teseliD5
    tesepC4D3 teserF3 teserbD5 tesereD5 teserlD5 tesexC4 tesparD4 tespenD4 tesphC4 tesporD4
    tessenz.D6 tessiD3 tesstE4 testabE5 testakE5 testalC5 testartE5 testebD4 testecC5 testeigC5
    testelC5D4 testeltE5 testepC5 testereD6E5G5 testerfD6E5G6 testergD6G6 testerhD6E5 testerkD6
    testerklE5 testinD4 testnB3 testosD5F5G4 testätD5 tesurC4 tetablC4 tetapA4B3C4 tetatA4B3C4
    teteA3 tethiA4B3C4 tethoA4 tetlA2 tetsD2 teufA3B4 teufaD4E3 teukA2B3 teulA2B3 teumA3C3 teunaC3
    teuniC3 teunuB3 teupA2B3 teur.A3 teurenG4 teuroB3 teurobD4E5 teusA3 tevalC4 tevanC4 tewasE4
    texD1 texamA4 texeA2B3C2 texiA2B3C2 texkA2B3 texoA2B3 texpA2 textaD4 texthD4 textrauD6 texzA2B3
    tfA2B1C2 tfaeC4 tfahrtaF6 tfalliE4F5 tfenE2 tflaC4 tfähC4 tgA2C2 tgaserD4E5 tgasteE5 tgastrE4
    tgasuD4 tgatD2 tgebE2 tgeltaE4 tgendeG4 tgenenD4E5G5 tgenidD4 tgensF4 tgeraE4 tglB3 tgolderE6
    th.A2 thaA2B1C2 tha.A3B4 thadB2 thaeiB4 thal.A3 thalbaE5 thaleA3 thalhA3 thaliB4 than.B4 thaniA3
    thbA2 thcA2 the.A3 theaA3B2 thefA2B3 theiA2B3 theinB4F4 theinsD5 thekA3B4 themaA3B4 themdA4
    themeA3B4 themiB3 themmA4B3 thenaD3 thengB3 thennB3 theoA3B4 therapA5 therdA4 therlB3 thermB4
    therrA4B3 therzB3 theseA3B4 thessB3 theuB2 theu.B3 thfA2 thgA2 thi.A3 thicA3 thickE3 thielB3
    thier.D5 thilA2B3 thimA2B3 thinC4 thinuD3 thinwA4 thirA2 thistA4B3 thkA2 thlA2C1 thmA2C3 thmuE2
    thmusF3 thnA2C3 thnoD4 thobA2B3 thochrD5 thoeA2B3 thohA2B3 tholeA4B3 tholtA4B3 tholzA4 thopsA4
    thoptA4 thoraD3 thornA4B3 thoseA4B3 thostD3 thoteA4B3 thouA2B3 thovB3 thpA2 thrauA4C3 thriD4
    thrinC3 thsA2 thtA2D2 thuB1 thubA2 thuetB3 thuhA2 thupA2 thurB2 thusB2 thutA2 thvA2 thvilF4
    thydA2 thäA2B1 thäiA3 thöA2B1 thüA2B1 tiacC3 tiagoA4B3 tialeiC5 tiamC3D2 tiapC3D2 tiasC3 tibA3D2
    ticeC3 ticketA5 ticoE2 tideaC4 tideeA4 tidendC4D5F4 tidioC4 tief.A5 tiefe.A5 tiefelA4 tiefenA5
    tiefgA5 tieflA3 tiegE2 tieg.A4 tiegenA4 tiegsA4 tiegtA4 tieinC4D3 tiel.A4 tielaD4E3 tiellC3
    tielsA4 tienD2 tieneE3 tieraA5 tiereiD4E5 tierenzG6 tiereuD4 tiestD3E4 tieuC3 tießA2 tif.A3
    tifrC3D2 tifterkeG6 tiftrD4 tigA3 tiganC4D3 tigeraE4 tigerzC4D5F4 tigesF4 tigitC4 tiglaC4D3
    tigleC4 tigliC4D3 tigläC4D3 tigmatA4 tignC2 tigseE4 tigspE4 tigstrD5E4 tikageD5 tikamtD5
    tikanwC4 tikascD5E4 tikeiC4 tikelF3 tikentC4D5 tikerfaC6D5 tikimC4 tikinC4D3 tiklaC4D3 tikliniC6
    tikluC4 tiknC2D3 tikobC4 tikopC4D3 tikraC4D3 tikreiC4 tikroC4D3 tikräC4D3 tiksD3 tikunC4 tikutC4
    tilantC4 tilarC4 tilauC4 tilebC4D3E4 tileiC4 tilelC4 tilentC4 tilepC4D3 tilgA3 tilieA3 tilinA3
    tilingD5 tilinsD5 tilloA3 tilluA4 tiloeC4D3 tilöC2D3 timeliC4 timmA2 timmatB5 timmerG4 timmergD6
    timmerkD6E5 timoA3 timpA2B3 tinafC3 tinalbD5 tinanD3 tinapC3 tineA3D2 tinecC3 tineiC3E3 tineinG4
    tinenzF4G5 tinerfC4D5 tinetE3 tinfeA4B3 tinfoA4B3 tingaF4 tingabD4E5 tingasE5 tingiD4E3 tinglD4
    tingoF4 tingspF4 tingstE5 tininC3D4 tinitB3C4D3 tinjA2B3 tinklE3 tinklaD4 tinknD4 tinnoA4B3
    tinoeC4D3F4 tinorC4 tins.B4 tinselA4B5 tinsesD4E5 tinspaD4 tinsumD4 tinte.A5 tinterA4B5
    tinumC3D4 tinvA2B3 tinöC2D3E2 tioA3 tionvC4 tip.A3 tipprD4 tipsA3 tique.C4 tiradA3 tiranB3
    tirdA2B3 tireC3 tirhC3D2 tirnaE3 tiscA3 tische.C5 tischecF5 tischeiF5 tischen.C5 tischesC5
    tischlC4 tischlamF5 tischnC4 tischrC4 tischuC4 tischwaF5 tiserkD5 tisexpF5 tislA2B3 tistalD4
    tisthC3D4 tistiD3 tistrC3D4 tisurC4 titaC3 titalC4 titeA3E2 titiC3 tituA2C3 tiuA3 tiumsE4 tivA3
    tiva.C5 tivatmC4D5 tivattC4D5 tivelC4 tiventC4D5 tivergC4D5 tiverhC4D5 tiverkC4D5F4 tiverlC4D5F4
    tiveroC4D5 tivetC4 tividC4D3 tivoC2 tivorD3 tivrC2D3 tizaC2 tizinC4D3 tizirC4 tizoC2D3 tizwC2
    tjA2 tkA2B1C2 tkegeF4 tkrafF4 tkuebE3 tkübD3 tlA2B1 tlangsF5 tleiblE4 tleiderE6F5H6 tlepB2
    tlerC4 tleraD4E3 tlergeneI6 tleringD6 tliB3 tlingsG5 tlungsG5 tlöB3 tmA2B1 tmenC4 tmenschlE6
    tmentE4F3 tmentsG4 tmetallerJ5 tminsE4 tmitD2 tmodesD4 tmorC4 tnA2B1C2 tnaB3 tnamC4 tnanC4 tneB3
    tnereigD5 tnererD4 tnergeneI6 tnistE3 toalC3 toasC2 toatC3D2 tobjA4 toboeC4 tobreD4 tochaC3
    tocheC3 tochsA4B3 tochtA3 tockA2 tockentC6E5 tockersC6 tockerzC6E5G6 todB2 tod.A3 toderF4
    todernD5 todieE4 todunC4D3 todyA2B3C2 toechA3 toeckA4 toedA2B3D2 toefD2 toekA2B3D2 toel.A4C4
    toelsA4B3 toeluA4 toemC3D2 toenA3B4 toepfA3 toepsA4 toerhC3 toeroC3 toestB3 toettB3 toeßA2 tofA2
    tof.A3 toffaE3 toffeiD4E5 toffensB5 toffentD6E5 toffertrD6E5 toffiA4 tofflE3 toffoD4 toffrE3
    toffsE3F4 toffuD4E3 tofiA3 tofoA3 tofrA3 tofuC3 togasF3 tohrA2B3E3 toi.A2 toilA3 toine.D4 toirD2
    toizA2 tojA3 toklD2 toktA2B3 toleA3 tolymC4 tolzA2 toma.A4 tomansD5 tomarbF4 tomeneC4D5 tomieA3
    tomisA3 tomnA2 tomuC2 tomunD3 ton.A3 tonadC4 tonaerE5 tonanC4D3 tonapC4 tonauC4 tondD3E2
    tonebD3E4 tonehC4 tonendG4 tonerkeF6 tonidC4 toningD5 tonnA3 tonneF4 tonobC4 tonofC4 tonsA3
    tonsinD4 tonyA2 tooA3 topadC4 topakC4 topalA4B3C4 topangD5 topatC4 topelC4D3 toperC4 topfB2
    topf.A3 topferdE5 topfesA5 topfluD5 topfäC3 tophaC4E3 tophiC4D3 topieE4 topleC4 topliC4 toppA2
    topsE2 topsyA5 tor.A3 toraenD5 toralC3 toramC3 torandC5 toransD5 torantD5 toranzD5 torasC3
    toratC3 torchelD6F5 tordnA4 toreA3 toreicD5 toreinC4 torelC4D3 toremC4 torennaC6 torfanD4
    torgaB3 torgelA4B5 torinsF4 torintD5 tornD3 torobC4 toroeC4 toropC4 torsA3 tort.A4B3 tortanD5
    torthA4B3 tortnA4B3 tortsA4B3 tortstE4 torumD3 torwA3 torzE2 toränC4 toröC2 tos.A3 tosaA3 toshD2
    toskaC4 tosmC3D2 tospA3C3D2 tosserG4 tosserscD6E5 tostatC5 tostoD4 tostuC3D4 totaeC4 totemC5D4F3
    totempG4 totenE4 tothoC4 totriC4D3 totsD3E4 totäC2 touA3B2 touilF4 tounC3 toxC1 toxidA4 toßA2
    tpA2B1C2 tparkE4 tphoE2 tqA2 trC2 tr.A2 tra.B4 traaD3 trabC4 trabuD4 trachaD5 trachlD5 tractA3
    trad.A4B3 trademD4 traderD4 tradesA4B5 tradieB5 tradioA4 traditA5 tradiuA4 tradlA4B3 tradpA4
    tradsA4B3 traegA3 traehA4 traendA4 traeneA5 traengA4 traesA4 traeßA4 trafahD4 traffA4 trafgA4
    traflE3 trafrA4 traglD4E3 tragöA3 trahiA3 trahlA4 trahmA4 traiA3 trainhD5 trakA3 trakeA4B3
    tral.A3 traleA3 tralebD4 tralgA3 tralinsD6 trammA4 tran.A5B4 trandA4 trandrE4F5 trangA4 trangiB5
    trangsF5 trankiB5 trankoE4F5 trannB3 transA5B4 trapoD5 trasterfE6 trastrE4F5 trategA4 trathD4E3
    tratinB5 tratrD4 trau.A3 traub.A4 traubvA4B5 traucA4 traupA4B3 traußA4 traßA4 treB2 tre.A2B3
    treaA2 treakB3 trealB3 trebA2 treblD4 trebrD4E3 trecA2 trechB3 treck.A5 trecôA5 tredA2B3 trefeA4
    treffA3B4 treflA4 trefoA4B3 tregA2B3 trehA2B3 treiblE4 treicA4 treifA4 treigA4B3 treihA4B3
    treikA4 treimA4B3 treinA4B3 treiscE4 treitA4 treiterpE6 treizB3 treißB3 trekA2B3 trelA2B3
    trenaB3 trendA3 trendiA4 trennuA5 trentA4B3 trepaB3 trepeA4 trepoA4B3 treppA5 treprA4 tresenA5
    tresiA4B3 tressoB5 tresstE4 trest.A4 trestrD5 trestsA4 tresuB3 tretaD4 treteA3B4 trethE3
    tretrA4B3 tretraD4 tretriD4E5 trettA4 treuC4D2 treucE3 treuemA5 treuesA5 treuhA3 treunA4
    trevA2B3 trexD3 trezA2B3 trhA2B1 tri.A3 tribA3 trich.A4 tricheA4 trichsG4 tridE2 trieD2 triebA3
    triefrE5 triensD5 trientD5 trierA3 triglD3 trigoA3 trikB4 trike.D4 trikesD4 trikoA5 triktA4
    trimA3 trindA4B3 tringA4 trinnA4B3 trioA3B4 tripB2 triscA3 trissB3 tristaE5 trituA4B3 trixD2
    triziF3 tro.A3 trock.A4 troecA4B3 troehA4B3 troemA4 troepA3 troessA4B5 trojA3 trokesD4 trom.A4
    tromanpD6 trombA4 tromenD4 tromerG4 tromgA4 trominD4 tromkA4 tromlA4 trompeA5 trompuA4 tromrA4
    tromsA4 tromtA4 tromvA4 trondA4B3 troniksD6 tronnB3 tropB4C4 tropfA3 trophäA5 trossA3 trostaD5
    trot.A4B3 troutA4 trowA3 troyA3 truaA3 trucA3 truebeE5 truebuE5 truecA4B3 trueckerI6 truemmA5
    truesB3 trufA2 trukA2 trumE2 trum.A3 trummA4B3 trumsF3 trumäB3 trun.A4B3 trundA4B3 trungB3
    trunkeA5 trupA3B4 truthD4 truwA2 tryB2D1 trädA2B3 trägA3 trähA2 trändA4 träneA3 trängA4 träsA2
    träucA4 träusA4 träußA4 träßA2 tréB2 tröcA2B3 tröhA2B3 trömA2 trönA2B3 tröpA3 trössA4B3 trübeD3
    trübuD3 trücA2B3 trückerH6 trümmA3 trüsA2B3 tsA2 tsabD2 tsackB3 tsadB2C3D2 tsaemB4C3 tsaerC3
    tsaeuB3 tsaeusC5 tsakB2 tsakkB3C4 tsakrB3 tsallB4C3 tsaltB4C3 tsambB4C3 tsammB5 tsampC3
    tsamtB4C3 tsanB2 tsangC3 tsankC3 tsantC3 tsanzC3 tsapB2D2 tsarB2D2 tsarkB3C4 tsasB2C3 tsauB2C3
    tsau.B3C4 tsaudE4 tsaueC4E4 tsaumE4 tsaunE4 tsautorG6 tsbC3 tscapC4 tsceB2 tschartB6 tschefB4C5
    tschineB6C5 tschlB3 tschlicE6 tschloE4 tschmueB6 tschmunB6 tschmüB4 tschor.B6 tschoreB6
    tschorsB6 tschroB4 tschwoB4E5 tschwöB4E5 tscoE2 tsebB2C3D2 tsecD2 tsedB2C3D2 tseeD2 tseeiE3
    tsefB2 tsein.C6 tseindB4C5 tseinfC5 tseinhB4C5 tseinlB4C5 tseintB4C5 tseitB5 tseklC3D4 tselaD4
    tsemisB4C5D4 tsenerE5 tsenqB4 tsentB4C3 tsepiB4C3D4 tsepoC3 tserB2 tsereC3E3 tserfC3 tsergC3
    tserhC3 tserinC5D4E5 tserkC3 tserlC3 tsermC3 tsernC3 tseroC3E3 tserrC3 tsersC3 tsertC3 tseruD3E4
    tserwC3 tserzC3 tseröC3 tsessenB6C5 tsetD2 tsetaB4C3D4 tsethB4C3 tsetiB4C3 tsevB2C3D2 tsexB2E2
    tsexiB3C4 tshaC3 tsidB2C3D2 tsigB3 tsikB2D2 tsikoC3 tsimaC3 tsimpB4C3 tsinD2 tsindB4C3 tsingF4
    tsinglE5 tsiniB4C3 tsintB4C3 tskalaB5 tskeleC4 tsklavB5 tskoC3 tslipB3 tsmogB3C4 tsobB2D2
    tsoefC3 tsoffB4C3 tsonB3 tsopB2C3 tsorD2 tsoraB4C3 tsorcB4C3 tsoriB4C3 tsornB4C3 tsort.B4C5
    tsortsB4C5 tsosB3 tsovB2C3D2 tspanB3 tspareB5C4 tspekB3 tsperiB4 tsperrB5 tspicB4C3 tspinsB4
    tsplB2 tsport.B5C6 tsportlB5C6 tsportsC6 tspracC4 tspreiB4 tsprunB5 tspueB3 tspulC4 tsreiC5
    tssC3D2 tsseruE5 tsstD4 tstB1D2 tstaetiB6C5 tstafeB4 tstakC3 tstaleB4 tstankC5 tstantC5
    tstanzB4C5 tstat.B4C5 tstaucB4C5 tstavC3 tsteilB4 tsteinB5 tstepB4 tsterbC4 tsternC4 tsteroC4
    tstexC3 tsthC3 tstigC4 tstitB4 tstochB4 tstonB4 tstracB4 tstrapC4 tstrasC4 tstrenB4 tstrieB4
    tstromC4 tstromaF6 tstrunB4 tstubB5C4 tstuemC4 tstuer.E5 tstyB2 tstätiB4C5 tstörtB4 tsu.B2
    tsubiA3 tsulB2C3 tsum.B4C3 tsumbB4C3 tsumdB4C3 tsumfB4 tsumgB4 tsumkB4 tsumlB4 tsumrB4 tsumsB4C3
    tsumvB4C3 tsumwB4C3 tsumzB4 tsunB2C3 tsurB2C3 tsutB2C3 tswasE4 tszeneB5 tsäcC2 tsärB2 tsäsB2
    tsäusB4C3 tsöB2 tsöfC3 tsölC2 ttA2 ttabmC3 ttacB3C2 ttachsC5 ttaehC3 ttaerC3 ttafeF4 ttagessD6E5
    ttahlC3 ttakeD4 ttalbB4C3 ttanaB4C3 ttanbB4 ttandB4C3 ttankaC5 ttanklE4F5 ttankuC5 ttankäC5
    ttanrB4 ttanwB4 ttappB4C3 ttarbB4C3 ttarmC3 ttartC3 ttecD2 tteckC3 ttefB2C3 tteibB4C3 tteifB4C3
    tteilaF5 tteileG4 tteilebE6 tteimB4C3 tteinC3 tteisB4C3 ttelaD4E3F4 ttelebD4E5F4 tteleinE5
    ttelenD4E5 ttelinD4E5 ttelitD4 tteloD4E3 ttelstF4 ttelsteE5 ttelöD4 ttemboE4 ttemoB4 ttemuB4C3
    ttemöB4 ttenB3 ttenaD4 ttenetD4 ttenobD4 ttensemB6E6 ttenspF4 ttentbB4C5 ttentfB4C5 ttentsB4
    tteoB2 tteratD4 tterecD4E5 ttereisD6E5G6 tterieF4 tterikD4 tterisD4 tterkläE6 tterneuB6
    tterntB4C5 tteroeE5 tterohD4E5 ttesaF4 ttesacE5 ttesaeE5G4 ttesoD4E3 ttesprE5 ttesserE6
    ttestriD5 ttesäD4E3F4 ttetiB4 ttextrC5 tthebB4C3 tthelC3 tthenC3 tthinB4C3 tthoB2C3 ttidB2D2
    ttiesD3 ttigiB4C3 ttileD5 ttimmC3 ttindB4C3 ttinfB4C3 ttinsB4C3 ttisolC5 ttizD3 ttlaB4C3 ttliB4
    ttoefD3 ttoelC3 ttoentD5 ttoerD3 ttordC3 ttorgB4C3 ttornB4C3 ttosD3 ttraenC5 ttrandC5 ttreaC3
    ttrecC3 ttroC2 ttrochC5 ttroeB3 ttroseC5 ttrouB4 ttrudC3 ttränB4C3 ttröB3 ttsandD5 ttsauF4
    ttschiG4 ttseleC4 ttsendC4D5 ttserbD5 ttsprD3 ttstaetD5 ttstemC4 ttstuD4 ttstätC4D5 ttsumC4
    ttuenD3 ttufD2 ttufeC3 ttuhC3 tturmE4F3 ttwarE3 ttzD2 ttähC3 ttändC3 ttärC3 ttüD1 tual.C3
    tualmC3 tualpC3 tualvC3 tuantC3 tuar.C3 tuarsC3 tubaA3 tubabE3F4 tuberA3 tubuA3 tuchA3 tuchelC4
    tuchoC3 tuchsE3F4 tuckaC3 tudA2 tudienF4G5 tudoA3 tuebA2 tueber.D5 tuechA3 tuehA2 tuellC3
    tuen.C3 tuenbC3 tuengC3 tuenkC3 tuensC3 tuentC3 tuer.A3 tuercA3 tuereA5 tuernC3 tueroD4E3
    tuers.C5 tuerzA4 tuesC3 tuethD4 tuetzA4 tufA2 tufeD4 tufenC5 tuferB3C4 tuffA3 tuganC4 tuhA2
    tuhlaE3 tuhleiD4 tuistC3 tukrC2 tulmA2B3 tulpaD4 tulpfD4 tulphD4 tum.A3 tumblD4E3 tumeE4 tumfA2
    tumgA2 tumhA2B3 tumkA2 tumlA2 tumoA3B4 tumpA2 tumrA2 tumsatA4B5 tumscB3 tumsiD4 tumsoD4E3
    tumspeD4 tumtA2B3 tumwA2B3 tumzA2 tunaA2B3 tuna.A3 tunasA3 tundA2 tundeE4 tundeiD4E5 tundrD3
    tuneA3 tunebE4 tunenD4 tunfB3 tung.A3 tungaA4B3 tungehA4B5 tungerA4B5 tungetA4 tungsF5 tunifA4
    tunioA4B3C4 tunivA4 tunlA2B3 tunmA2 tunnA3B4 tunoA2B3C2 tunrA2 tunscB3 tuntA2 tunt.A3 tunvA2
    tunzB3 tup.A2B3 tupdA2 tupgA2B3 tupsA2 turB2 turabeD5 turacC4D3 turadC4 turaeC4 turagC4D3E4
    turakaD5 turalmC4D5 turaltC4 turamC4 turangC4D5 turankD5 turansD5 turanzC4D5 turaspD5 turastE5
    turauC4 turcD3 turebC4D3E4 tureicD5 tureinD5 tureisD5 turepC4 turerbD5 turergD5 turerhD5
    turerkD5 turerlD5 turernD5 turersD5 turertD5 turerwD5 turesC4 turestD5F5 turetC4D3E4 turevC4D3E4
    turidC4 turilC4 turiniD5 turinsD5 turintD5 turoC2D3 turopE4 tursaD5 turskD3 tursnD3 turuC2E2
    turufD3 turunD3 tusaC2D3 tuschlC4 tuschmC4 tuseC2 tusiC2D3 tusoC2 tusprC3 tutaC3D4 tutscE3
    tutspE5 tvA2 tvieE2 tvoranG4 twA2C2 twaiD3E2 twarD2 twasD2 twegsF4 tweneD4E3 twettererJ5 twieD2
    twistA3B4 txA2B1 tyaD2 typA3 typaC2D3 typfC2 tysC1D2 tzA2 tzaC1D2 tzatB2 tzediC3D4 tzeieB4C3
    tzeimB4C3 tzeinaD5 tzeindD5 tzeisB4C3 tzeitendE6F5 tzelekB4 tzenD2 tzeneF4 tzenebE5 tzensemB6
    tzentgB4C5 tzentlB4 tzentsB4C5 tzentwB4 tzentzB4 tzer.B5 tzerbreE6 tzerebD4 tzererD4 tzerfeC6
    tzerfrC6 tzergreE6 tzerhöB4C5 tzerinsG6 tzerl.C6 tzermiC5 tzernB5 tzeroF4 tzertraB6C5
    tzerträB6C5 tzerwerbE6 tzerziC5 tzeröB4C3 tzeröfE4 tzesD2 tzidB2C3D2 tzimiC3 tzindB4C3 tzinfC3
    tzinhB4C3 tzinsaC5 tzintC3 tzinvC3 tzisoC3 tzobD2 tzoefC3 tzokB2C3 tzomC3 tzorB2C3 tztiC3
    tztinC4 tzuguD4 tzunfB4C3 tzuniB4C3 tzwandF4G5 tzwieB3 tzänB2C3 tzäpB2 tzärB2C3 täbtB3 täcC1
    täfB2 tägiA3 täglA3 tägyA2 tähA2 tähnB3 täleA3 tältA2B3 tämA2C2 tämtB3 tänderuB5 tängA2 tängsB3
    tänzA3 täpA2B1 täqA2 tärengC4 tärersC4D5 tärmE2 täruC2 tätB2 täteA3 tätigkA5 tättA4 tätzA2B3
    täugA2 täuscA3 täussB3 täußA2 täxA2 tèC2 töchA3 tödA2B1C2 töfA2B3C2 tökA2B1C2 tölB1 töl.A2
    töleA2 tölsA2 töluA2 tönA3 töpfA3 törtcA3 töstA2B3 tötA3 töttA4B3 tübA2 tüber.C5 tüchA3 tückseE4
    tüfA3 tüllA3 tüm.A3 tümaA3 tümbA3 tümcA3 tümfA3 tümiA3 tümlA3 tümsA3 tümtA3 tümuA3 tümvA3 tümwA3
    tür.A3 türcA3D3 türeA3 türgA3 türkA3 türsA3D3 türwA3 tütcA3 uaA2 uabB1C2 uacB1C2 uachC4 uadaD3
    uadanC4 uadrD2 uaesD2 uagC2 ualaB3D3E2 ualbB3 ualdB3 ualeE2 ualebB3C4 ualeiB3C4 ualempB5
    ualentB5C4D5 ualerF4 ualerfB5C4D5 ualergB5C4D5 ualerkB5C4D5 ualerlB5C4D5 ualerrC4D5 ualerzB5C4D5
    ualetB3C4 ualfB3 ualgB3 ualhB3 ualiB2 ualidB3C4D3 ualinB3C4D3 ualkB3 ualnB3 ualoC2D3E2 ualpE2
    ualrB3 ualsB3 ualtB3 ualtoD5 ualuB3C2 ualwB3 ualzE2 ualäB3C2D3 uamB1 uan.B3 uanarB3 uaneB2
    uansB3 uanteF4 uantenG5 uarabE4 uarerF3 uarkaD4E3 uarkeD4E3 uarksE3 uartanD4E5F4G5 uartsE3
    uarwB3 uas.B3 uasaD2 uasiE3 uaspD2 uathC2 uations.E6 uauB1 uaufE3 uayB1 ubA2 ubankeC5 ubantC3
    ubarbB4C3 ubasD2 ubascC3 ubblD2 ubebeD4 ubeheB4C3 ubeigB4C3 ubeinsB4C5 ubeintC5 ubeinwC5F4
    ubemiB4C3D4 ubenoE3 uberdeB4C5 uberintG6 ubewoeD4 ubewöD4 ubisB3C4 ubitB3C4 ublC2 ublosC3
    ublusB4C3 ubläuC3 ubmiE2 ubobB2D2 ubokB2C3 ubopB2 ubozB2C3 ubrankC5 ubriC2 ubruC2 ubrüC2
    ubsangC4D5 ubsauF4 ubsaufC4D5 ubsausC4D5 ubsinC4 ubsorC4D3 ubstE4 ubstrauD5 ubstriC4D5 ubthD2
    ubuebB4 ubübB2 ucA2 uccC1 ucha.B3 uchabD3 uchadD3 uchaeD3 uchalD3 uchamD3 uchankD5 uchansD5
    uchantD5 uchanzD5 ucharteD5 uchasD3 uchauD3 ucheB3 uchebB4D3E4 uchedB4D3 ucheiD3 uchelfB4D5
    uchellD5 uchensG4 uchepB4D3 ucherinsH6 ucherintH6 ucherkenF6 ucherlauB6F6 ucherlöD5 ucherzD4
    ucherzeuD5F6 uchesB5 uchetE4 uchetiD5 uchidD3E4 uchig.B5 uchilD3 uchimD3 uchinD3 uchlD3 uchmD3
    uchmaD5 uchmiD5 uchnD3 ucho.B3 uchobD3E4 uchoefD5 uchopD3 uchorgD5 uchortD5 uchosB3 uchrD3
    uchsanD4 uchseinD6E5 uchselD4E5 uchsemD4 uchserzG6 uchsinD4E5 uchsorD4E5 uchstranD5 uchstubD5
    uchtakD4 uchteigD6E5 uchterfD6E5 uchterlE5 uchterscD6E5 uchtertD6E5G6 uchterwE5 uchterzD6E5
    uchtinD4E5 uchtskE5 uchuB3E2 uchuhD3 uchumB4 uchurB4 uchutD3 uchwD3 uchäD3 uchöfD3 uciB1 ucinE3
    uckarB4 uckelfD5 uckeneB4D5 uckentB4 uckenzB4D5F4 uckeroB5 uckiB2 uckinD3 uckspeD5 uckstuD5
    uclB1 ucrB1 udA2 udaB3C2 udadD3 udeeD3 udeiD3E2 udeinF4 udeneD4E3 udensF4 uderentD6 udererrD6
    udernaG5 uderoE3 uderöE3 udestrD4 udienerH6 udioD2E3 uditiF4 udobC2 udocD3 udoeB3C4D3 udonB2
    udosC4D3 udratB4C3 ue.A2 ueaA2 uebA1B2C2 uebaA2 uebaeD3 uebcA2C4 uebdA2 uebeE2 ueberF3 uebiC3
    uebkC4 uebleD5 ueboC3 uebsC4 uecA2B2 uechscE4F5 ueckerbE5 ueckerfC6 ueckerhE5 ueckersC6E5
    ueckerzC6 uedaC2D3E2 uedecE4 ueden.C5 uedoC2D3E4 uedrC2D3 uedsD3E2 uedtD3E2 ueeA2D2 ueerC3 uefA2
    uefaC2 uefaeD3 uefeiC4D3 uefinC4D3 ueflC2D3 uefrC2D3 uefsE2 uefumC4 uegA2 uegelaE4F5G4
    uegeleisE6H6 ueglC2 uegnC2 uehB2 uehaC2D3 uehanF5 ueheiC4D3 uehengC4D5 uehentC4 ueherfC4D5
    ueherkD5 ueherzC4D5F4 uehiC2D3 uehleiD4 uehloD4E3 uehnsE4 uehoE2 uehobC4D3 uehofC4D3 ueiB1 uekA2
    uelA2 uelakC3 uelamC4D3 uelauC4 ueleimD5 ueleinD5 uelekC4 uelerD4 uelereiF5 ueliE2 uelioC4
    uellaF4 uelladD4E5 uellarD4 uellauD4E5 uellecE5F4 uelleiD4E5 uellenF4 uelloD4 uelorC4 uemA2
    uementC4 uemerzC4D5 uemidC4D3 ueminC4D3 uemsD2 uemuC2 uenA2 uenaC2 uenagE4 uenahD3 uenarD3
    uendeiD4E5 uendergeneK6 uendueD4 uendungsgeneM6 uenemaD5 uenensD5 uenerkD5 uenerlC4D5F4 ueneskD5
    uenfakD4 uengagD4 uengebuF6 uengeneH6 uengeschlF6 uengewanF6 uenhB3 ueniE2 ueninC4D3 uenklE4
    uenkrE4 uenoC2 uensebD4 uenserD4 uenskaD5 uensporE6 uenvB3 uenzeigD6E5 uenzinD4E5 uenzwD4 uenäC2
    ueoA2C1 uepA2 uepfelG5 uepoC2 ueraD3 ueradeE4 ueratC4E4 uerdD3E2 uere.C5 uerecC4D3 ueredD3
    uereiC3 uerei.C5 uereisF5G4 uerelaD5 ueremE4 ueremiD5 uerengC4D5 uerentC4D5G5 uererfC4
    uerergC4D5F4 uererhC4D5F4 uererkF4 uererlF4 uerermC4D5F4 uererrC4D5 uerersaC6D5F6 uererscC6D5
    uererspF6 uererstC6D5F6 uererzaF6 uererzäF6 uereskB5D5 ueressB5 ueressiF6 ueretE4 ueretaD5
    uereuB5 uerfahruD6 uerfasD4 uergengD6E5 ueridC4D3E4 uerimC4D3E4 uerinnuF6 uerintF4 uerklE4
    uerle.D4 uermecF4 uernanD4 uernauD4 uerneuD4 uernoD4 uernstF4 ueroC3 uerodeD5 uerosE3 uerrhD4
    uerrsE4 uerskE4 uerstaE4 uerstagD5 uerstauD5 uertragD6 uerueB3C4 ueruhB3C4 uerumB3 uerunfB5
    ueruntB5 uerurB3 uerzoeD4 ueräC2D3 uesA2 ueschafF5 ueschlC4 ueseneF5 uesesE3 uesinC4 ueslD3
    uesliF3 uespD2 uessauD4 uesscD4E3 uessoD4 uesstD4 uestelD5 uesthD4 uetA2 uetalC4D3 uetapC4
    uetauC4 ueteC3 uetikC4 uetroC4D3 uetschwD6 uetstD4 uetyE2 uevA2 uewA2 uexB1C2D1 uezA2 ueßA2
    ufabB2 ufabeC3 ufadB2C3 ufaenC3 ufaeßE4 ufallF4 ufanD2 ufanaC3 ufaneB4C3E3 ufarD2 ufareC3
    ufarmC3 ufatB2D2 ufauC3 ufaßB2C3 ufeiB2 ufeigC3 ufeinC3 ufelsaE4F5 ufelsiE4F5 ufentB4C3 ufenteE4
    uferfoE4 uferinsG6 uferkeC5 uferlauE6 uferneB4C5 ufetD2 ufetaB4C3 ufethB4C3 ufeurB4C3 ufexB2
    uffereF5 ufferinhH6 ufflD2 uffotC4 uffrD2 uffroC4 ufidB2C3 ufimB2C3 ufinsB4C3 ufintB4C3
    ufinvB4C3 uflC1 uflimC3 uflitC3 uflosF3 uflucB3 uflugB3 uflügB3 ufobB2 ufofB2C3 ufopB2 uforD2
    uforiC3 uforteC5 ufrC1 ufrassC4 ufränB3 ufsanD3 ufsetaC4D5 ufsinC4D3 ufskieC5 ufsoC2 ufsporD4
    ufspreC4 ufsproC4 ufstrasC5 uftagE4 uftebD3 uftemE4 ufterdD5 uftergD5F4 ufterlD5F4 uftinD3
    uftsD3E4 ufuenF4 ufumsC3 ufurkC3 ufusE2 ufänB2C3 ufäßB2C3D2 ugA2 ugabrC3D4 ugabsB4 ugabteB4
    ugadB2C3D2 ugaehC3 ugakuC3 uganaB4C3 uganbB4 ugangebB6 uganiB4 ugankB4C3 ugantB4C3 uganzB4C3
    ugapB2C3 ugarsC3 ugasD2 ugascC3 ugauC3 ugausB4 ugdC3D2 ugdeD4 ugebE2 ugecB2C3 ugeigB4C3
    ugeinB4C3 ugeiseC5 ugelemB4 ugenabF4 ugendreE6 ugendriE6F5 ugenenD4E5 ugensF4 ugentfB4 ugenzF4
    ugerkeB4C5 ugersaB4C5 ugesE4 uges.B5 ugeskB4C3 ugessB4C3 uggelaE4F5 ugideC3D4 ugienD3 ugimB2C3
    uginhE4 uginnerE6 uginsB4C3 uginspE4 uglC1 ugleistB6 ugleitbB6 ugleitsB6 ugleituB6 ugliB2
    uglizC3 uglokB4 ugläuB4 ugnB2C3 ugoD1 ugobB2D2 ugocB2C3 ugoeB2C3 ugofB2 ugomB2 ugopC3D2
    ugorB2C3D2 ugramB4C3 ugratB4C3 ugregB4C3 ugreisB4C5 ugresB4C3 ugrindB4C5 ugrouB4 ugrumC3 ugrüsC3
    ugsalbD4 ugsandD4 ugscD2 ugseinC4 ugselC4 ugsinC4 ugspanC5 ugsporD4 ugstanC5 ugstieC5D4 ugstolD4
    ugstreC5 ugstürC4D5 ugöB2 uhaB1 uheA2B1 uheaD3E2 uhebD3 uheeD3E2 uheintF4 uheraeD5 uhesD3E2
    uhiA2B1 uhlA2 uhlasC4D3 uhleinD5 uhlentC4D5 uhlerbC4D5 uhlobC4 uhläC3 uhmesF3 uhoB1 uhobC3D2
    uhranD3 uhrauD3 uhreiC3 uhreisF4 uhrerC4D3 uhroD3 uhruC2 uhsC1D2 uhtD2 uhwC3 uhäB1 uhöB1 uhüA2B1
    uiA2 uiaC2 uicheC4 uichoC3 uickerC4 uiddB3 uidmB3 uidsB3 uidtB3 uieB1 uiemC3 uigB1 uigeC2 uikD2
    uillesD4 uimB1 uinitD3 uinlB3 uinwB3 uischeB4 uisinE4 uismB3 uistaD3 uisvB3 uitB2 uite.C4
    uitrC2D3 uixC1 ujiD3 ukeB1 ukenD2 ukeneE3 ukereC3E3 ukiB1 uklB1C2 ukleiE3 uklerC3 uknC2
    ukobB2C3D2 ukocD3 ukomaD4 ukrC2 ukraiB4 uktaC2D3 uktebC4D3 uktelC4D3 uktentC4D5 ukterC4D3 ukthC2
    uktimC4D3E4 uktinC4D3 uktopC4 uktoriC4D5E4 uktrC2D3 uktumC4D3 uktäC2D3 ukuC2 ukuebE3 ukusD2
    uküC2 ukübD3 ulaB1 ula.B3 ulafB2C3 ulagB3C4 ulandiE4 ulanfB4 ulapE3 ularaD4 ularenG4 ularendD6E5
    ularzF4 ulasD2 ulaschG5 ulausC3 ulbD2 ulcC1 uldaeE3 uldanF3 uldarC4 uldenE4 ulderfC4D5
    ulderkC4D5 ulderlC4D5 uldersC4D5 uldrueC4D5 uldrüC4 uleigC3 ulekB2 ulelfC3 uleltC3 ulembC3
    ulenD2 uleneE3 uleniE3 ulenkF4 ulepB2 ulepeC3 ulepoC3D4 ulerhC3E4 ulerrC3E4 uleruB4 ulesaD4E3
    ulestE3 uletD2 uletaC3 ulextC3 ulfD2 ulgD2 ulikD2 ulikanE5 ulikoE3 ulipfD3 ulkaD4 ulklD2 ulkrD2
    ulktA3 ulleC3 ulleicD5 ulleinD5 ullemC4 ullenduD5 ullerklD5 ullidC4 ullodC4D3E4 ullopC4 ullsD3E2
    ulniE2 uloiD2 ulomE2 ulombF3 ulopB2C3D2 ulorB2C3 ulpsE2 ulsalC4 ulsamC4 ulsecC4D3 ulserC4
    ulsinC4D3 ulsterkD6E5 ulsthD4E3 ulsumC4 ultaA4 ultarD3 ultauC4 ultautoH6 ulteinD5 ulterminF6
    ultitE5 ultsD3E2 uluB1 ulumbC3 ulurB2C3 ulvrC2 ulzwD2 uläB1 ulämC3 umabenB4C5D4 umacD2
    umaestB4C5 umakuB4C3 umalbC3 umallB4C3 umaltB4C3 umannB5 umappB4C3 umarcB4 umargB4C3 umarmB4C3
    umaroC3 umartB4C3 umastsB4C5 umatlB4C3 umatmB4C3 umausB4C3 umautB4 umdD2 umebB2C3D2 umeckB4C3D4
    umefB2C3 umeicC3 umeinB4C3E4F3 umelfB4C3 umensF4 umepB2C3D2 umeraE4 umerdB4 umerfB4C3 umergB4C3
    umerhB4C3 umerkuB4C5 umerlB4C3 umeroB4C3 umerwB4C3 umfA1 umgA1 umgüA2 umillC3 uminhC3 umirC3
    umisoC3 umitD2 umiteC3 umkA1 umlA1 ummeC3 ummelA4 ummierzE5 umnC3 umobB2C3 umoelB4 umofA3B2C3D2
    umopB2C3D2 umpfaD4 umpfinD4 umpfsA4 umplerD5 umrA1 umschF4 umschefG6 umsedC4D3 umseinD5 umserC4
    umserwD5 umskC2 umsklC3 umsumC4 umtD2 umtoC3 umurD2 umyB2C1 umzA1 umzwA2 umärgC3 umästB4C3
    umöfA3 umüB1 unC1 una.A4 unabB2 unabeC4 unabrA4B3C4 unacB3 unaeB3 unagC2 unalB3C2 unapaC4
    unaraC4 unasA4C2 unastD3 unau.B3C4 unaueB3 unausB3 unazB3 und.A2 undabC4E4 undakD3 undartD5
    undasC4D3 unddA3 undeA2 undecC4D3 undeinfG6 undeisD5 undemiG4 underasE5 undereiF5 undererH6
    underoeD5 undertenI6 undertendF6 underöC4D5 undexC4D3 undgA4 undiA4 undidC4D3 undimC4 undiniD5F5
    undnA3 undoA2 undobC4E4 undopC4D3 undrA4C2 undreD3 undriD3 undräD3 undrüD3 undscA4 unduebF6
    undumC4D3 undzA3 undänC4 undüE4 undübC4 unecC3 unedD2 unehD2 unei.C4 uneidC3 uneinC3 uneisC3
    unelD2 unelfB4C3 unempA3 unenD2 uneneE3 unerobE5F4 unerz.B4C5 unesC2E2 uneuE3 uneulB4C3 unfD2
    unfaC3 unfeA4 unfrA3 unfäA3 ungabC4D3 ungadC4 ungagC4D3E4 ungakC4 ungamC4 ungartD5 ungassD5
    ungatC4 ungauC4D3 ungeigD5 ungenC3 ungenergF5 ungente.F6 ungentenF6 ungereF4 ungetA3 ungewA3
    ungezA3 ungigC4D3 unginC4D3 unglatD5 ungluA3 unglüA3 ungoC2 ungriC4D3 ungroC4 ungräC4D3 ungspaE5
    ungstaeE5 ungstangD5 unideC3D4 unifA3B2 unikE2 uniroC3 uniscB3 unislC3 univA3B2 unkA2 unkakC4D3
    unkanC4D3 unkauC4D3 unkerkeF6 unketC4 unkgeneH6 unkneC4 unknoC4 unknuC4 unkroC4D3 unkruC4D3
    unksD3E2 unktitD4 unktopD4 unktriD4E5 unktroD4 unkumC4 unkurC4 unkutC4 unkübC4 unloeF4 unlöE2
    unmA1 unmensF4 unmutF4 unnadC4D3 unneE2 unnelF3 unneneD6F5 unobB2D2 unorD2 unrA1 unsaD2
    unschelF5 unschenC5 unschwiF5 unsiA3C3 unskD2 unskaC3 unspD2 unstagF4 unstecF4 unsterwD6E5
    unstuF4 unszC2 untA1 unt.A2 untaD2 untarD3 unterdA5 unterenH6 unteriE4 untersD6 unthA2 untiA2
    untimE4 untoA2 untsD3E2 untuC3D4 untöD2 unussF4 unvA1 unvoA2 unvolF4 unvollG5 unwA1 unwäA2 unyB3
    unzwD2 unärC2 uoA2 uobB1C2 uocB1 uoedD2 uofB1 uor.B3 uoraB3D3 uorcB3D3 uoretB3C4 uorgB3 uorhB3
    uorisB3C4 uorkB3 uormB3 uorsB3 uortB3 uoruC3 uorvB3 uorwB3 uosD2 uos.B3 uoteE2 uoxB1 updA1
    uperD2 uperaD4E3F4 upereE3 upererG4 upfauD3 upfenB4 upferpD6 upfiB2 upflauB4D5 upfoB2C2 upiB1
    uplC2 upoA2B3 uppA2 uppfC2 upplC2 upporF4 upportG5 uprB1 upslC3 uptaC4D3E2 upteneD5F5 upterfD5
    uptergD5 upterkD5 upterrD5 uptersD5 uptidE4 uptilD3 uptimE4 uptinD3 uptoD3 uptrD3 ur.A2 uraB1
    urabbB4C3 urabenD4 urabtC3 uradrC3 uraelC3 uraemC3E4 uraenC3 uraktB4C3 urallegE6 uralleiB5
    uralloB5 uraltC3 uraltaE4 uralteE4 uraluC3 urampC3 uran.A3B4 uranaB4D4 uranatE5 uranbaE4
    uranbiE4 uranfB4 uranfänE6 urangsC5 urankB4 urannB4 uranrC4 uransE5 urapoB4C3 urarB2 urarenD4
    urariD4 uratlB4C3 urattB4C3 uraufC3 uraukC3 urausC3 uravB2C3D2 urbaC3D4 urchiF4 ureamD3 urebe.D4
    ureeD3 ureffC3 urehrC3 ureigC3 ureleB4C3 ureneD4 urenerB4C5 urengagE6 urensF4 urensemE6
    urentgB4C5 urenthuE6 urentnB4C5 urenzyE4 urepoC3 ureqB2C3D2 urereigE5 ureunD3 urexB4 urfarmF4G5
    urfeigD5 urfergD5 urferkD5 urferlC4D5 urfliC4D3 urfrecC4D5 urfroC4 urfstrD5 urfuhC4D3 urgenseC6
    urginnD5 urgriC4D3 urgrosG4 urgsD3E2 uriB1 uricD4 urideC3 urillC3 urimpC3 urindB4C3 uriniB4
    urinitE5 urins.C6 urinsekC5E6 urinstinE6 urintB4 urisoB4C3D4 urklD2 urkoD2 urkspD3 urmabC4D3
    urmaehC4 urmangC4D5 urmartC4D5 urmattC4 urme.C5 urmeieD5 urmeinhD5 urmereC4D5 urmesC5 urmsE2
    urmumC4 urmurC4D3 urmähC4 urnereC4D5 urnolC4 uroB1 urofeC3 uroffC3 urorcB4C3 urorgC3 urpD2
    urraD2 ursacA3 ursanC4 ursangD5 ursaueF4 ursaufD5 ursebC4 ursereD5 urserfD5 urserkD5 ursertD5
    ursexC4 ursinfD5 ursintD5 urskC2 urstafC4 urstakD5 ursteleD5 ursterG4 ursumC4D3 ursunC4D3
    urtaiC4 urterzD5 urtsD2 urtscE4 uruB1 urueckenE5 urueckerG5I5 urufE2 uruflD3 uruhrC3 urumbC3
    urumhC3 urumsC3 urusD3 urvenE4 urzaC2E2 urzacD3 urzecC4D3 urzegC4 urzepC4D3 urzerF3 urzereC4D5
    urzerkC4D5 urzerlC4D5 urzinC4 urzopC4D3 urzwC2 urälC3 urämC3D2 uränC3 uröB1 urüB1 urückerF5H5
    usaarC3 usabD2 usachsC5 usaehC3 usaerC3 usaesC3 usagiD4 usakD2 usalaD4 usalarC5 usaliB5 usaltaC5
    usalzB5 usambC3 usammaC5 usamtC3 usangB4C3 usantC3 usanzC3 usarB2 usaroD4 usastC3 usautoG4
    usbliC5 usbyE2 usceB2 uschC2 uschabB4 uschaerB6 uschakB4 uscharB4 uschasB4 uschefB4 uscheicE5
    uscheindB6E5 uscheinhE5 uscheneB6 uschentB6 uscheulE5 uschiC4 uschimpB6 uschlanB6 uschlapE5
    uschlaufB6 uschlemB6 uschmisE5 uschmoB4 uschmusB6 uschmöB4 uschofB4 uschokB4 uschorB4 uschurB4
    uschärB4 uscoB2 usdesE3F4 usebeD5 usecB2C3D2 useenD3 useiB2C3 useidB3 usekelC5D4 usenC2
    usendacE6 usendereE6 usenkF4 usensemB6E6 usentlB4 userdC3 userecD4 userpeB4C5E4 usexB2D2 usgC3
    ushidB3 usidB2 usier.D5 usiers.D5 usikasD4 usikatD4 usikenG4 usindC3 usinfC3 usintC3 uskB2
    uslobC5 usocC3 usohB2C3 usopB2C3 usorbC3 usorcC3 usostC3 usotC3 usouC3 uspateC4 uspatzC4
    uspecB3C4 uspekB3 uspicC3 uspizB3C4 usport.C6 usportsC6 uspraeB4 uspräB4C5 ussadC4D3 ussebC4D3
    ussecC4D3 ussegE4 usseinfD5 usseinsD5 ussekaC4 ussekrE4 ussemaC4 ussemiE4 ussemäC4 ussenE4
    usseneF5 ussepC4 usser.C5D6 usserfaF6 usserkrF5 usserlaC6D5 usserleD5F6 usserwF5 usserzD5
    ussespC4 usseteC4 ussezC4 ussphC4 usstalD5 usstorC4 ussuE2 ussumC4D3 ussurtD5 ust.B4 ustadB3
    ustarmD5 ustavE4 ustaveD5 usteleB6 ustellaG5 uster.D6 usterfüF6 ustertrF6 ustessC4D5 ustirB3
    ustolB3C4 ustrahB5 ustreckB5 ustuecB5C4 usueB2E4 usufB2C3 usumbB4C3 usumdB4C3 usumgB4 usumzB4
    usyaB2 usziB4C3 usähB2 usärB2 usäsB2C3 usüB2 utA2 utabloC5 utabrC3 utadlC3 utaehC3 utaerC3
    utafeB5 utaffC3 utahB2 utaktC3 utalgC3 utalkC3 utallC3E4 utaltB4C3 utamB2C3D2 utanaC3 utandC3
    utarB2C3 utassC3 utaufC3 utautB4 uteaB3 utedeC3 uteeD3 utegE2 utehB3 utei.C3 uteieC3 uteigB4C3
    uteiwC3 utelaD4 utenacD5E4 uteneD4E3 utensF4 utentfB4C5 uteraE3F4 utergeneI6 uterhöB4C5
    uterieF4G5 uteringD6 uterntB4C5 uterwäB4 utesC4 utetC4 utevC4 utexB2 utfiE2 uthelC3 uthiB2C3
    uthoB2C3 uthuB2C3 utidB2C3D2 utigelB4C5 utiliA3B4 utindC3 utinfB4C3 utirB2C3 utisoB4 utiviD4
    utocD3 utoefC3 utoerfD5 utoersD5 utoerzD5 utofB3 utomB3 utopsB4 utordB4 utorenaD6 utorenbD6
    utorencD6 utorendD6 utoreneD6 utorenfD6 utorengD6 utorenhD6 utoreniD6 utorenlD6 utorenmD6
    utorenrD6 utorenvD6 utorenwD6 utorenzD6 utortC3 utoruD3 utosD3E2 utraeuC5 utreaC3 utresC3
    utrilC3 utrouB4C3 utrupB5 uträuB4C3 utrötC3 utrüC3 utsauF4 utschlC4 utschoC4 utschöC4 utserC3
    utsinC4 utskB4 utskyC3 utspC3 utspeD4 utstoD4 utstuD4 uttlC3D2 uttoC3 uttoeE3 uttroC4D3 uttsD3E2
    utuenD3 utumB2C3 utunD2 utuneB4C3 utureD4 uturoD3 uturuD3 utzaC2 utzedC4 utzehrD5 utzeigD5
    utzeneC4D5 utzertraF6 utzerträF6 utzetC4D3E4 utzinC4D3 utzisC4 utzoC2 utzwC2 utzöC2 utähC3
    utärB2C3 utölB2 uuA2B1C2 uumD1 uumeE2 uumeneF5 uungsexH5 uve.B2 uvenaD3 uveraD3 uveräD3 uvoranG4
    uvrC2 uxA2B1 uxaC2 uxoC1 uxorC2 uxtC3D2 uyaB1 uzA2 uzalC3 uzarC3 uzeckC3 uzelaB4C3 uzenD2
    uzeneB4C3 uzentroB6C5E6 uzenzB4C3E4 uzerhoeB6C5E6 uzerhöB4C5E4 uzerlE4 uzerlaB4C5 uzikB2C3D2
    uzinfB4C3 uzioD3 uzofD2 uzorC3 uzotC3 uzupfD4 uzzD2 uzzlC3 ußA2 ußebB2C3 ußenD2 ußeneE3 ußuB2C1
    uämB1 uäsC2 uäuB1 uöB1 uödC2 uösB2 uüB1 vA1 vabrD2 vabsA2 vacC1 vaemC3D2 vaerC3 vaflC3 vakB2
    valamC3 valenD4 valeroD5 valerpD5 vallanD4 valloD4 vallsE3F4 valsaD4 valspD4 valsuD4 vamtA2B3
    vansaB3 vanscA4B3 varbA2B3 vardrD4E3 varmA2B3 vartA2B3 vasC1 vasekC4D3 vassA2B3 vastD2 vastaC4D3
    vataC2D3E2 vatagC4 vateiC4D3 vatemF4 vatempC4D5 vatengC4F4 vatenzC4D5 vatermiD5 vatessC4
    vathC2D3 vatidC4D3 vatikF4 vatinC4D3 vations.E6 vatopC4D3 vatoraC4D5 vatordC4D5 vatorgC4
    vatrC2D3 vatsaD3 vatspD3E4 vatstE4 vatuC2D3 vatyC2 vatzD3 vatäC2 vauA2B1 vaxA2B1 vbA2C2 vcA2B1
    vdA2C2 vdieD2 veaC2 veakC3 vealA2C3 veanC3 vearC3 vebD2 vecC1 veeC1D2 veffC4 vegD2 veigA2B3
    veinA2B3 veitE2 veitsF3 velarC3D4 velauC4D3 velopE5 velosE3 vembeF4 vempA2B3 vendiF4 venduA4B3
    venenE4 venergA4B5 venersaF6 veninC4D3 venkE2 ventagD4E5F4 ventdA4B3 ventstE4 venuE2 venzerG5
    venzereD6E5 veofC3 vepC1 vepnC3 verC2D1 vera.C3 veradaC5 veradeC5 verandC5 veraneC5 verasE4
    verbartD6E5 verbleiD5 verbliD5E4 verdD3E4 vereE2 verecC3 veregC3 vereifC5 vereigC5 vereinE6
    vereinstrG6H5 veremC3 veresC3 verestD5 verfC4E4 verflD5 vergC4D3E2 veritC3 verkE2 vermensG6
    vernaE4 verneD3E4 versepD4 verstaD5 verswD3 vertC4 verterE6 verueF4 verusC3 verzE2 verüE4 vespC2
    vestiD3 vestieF4 veterE3 vetoE3 veuC1D2 veurC2 vfA2B1 vfghC4 vgA2C2 vhA2B1 vianaC3 viarC3D2E3
    viatD3E2 vicC2 vidstD3E4 viehaD4E3 viehsE3 vielaD4E3F4 vieleF4 vielerzD6E5G6 vieneC4 vieradE5
    vierecD4 viereiD4E5 viererD5E4 viersF4 viewD2E3 vigD2 viiA2 vilaC2D3 vilehC4D3E4 vileiC4 vilerF4
    vilersC4D5 vilinC4D3 ville.D4 viloC2D3 viläC2 vimaC2E2 vinaC2D3 vinvA2B3 vinzinD4 virenE4F3
    visaC3D2E3 viseE2 visenF3 visiC3 visoD4 visorC5 visuD2 vitD2 vitamC4 vizC3 vizeD4 vizeiE3
    vizesE3 vjA2 vkA2B1C2 vlB1C2 vlicA2 vlieB2 vmA2B1 vmwaE2 vnA2B1 vobB1 vobeC2 voblD4 vogeE2
    vogelF3 voguC2 vollaD4E3 volleiD4 vollenG4 vollendD6E5 vollerG4 vollerfD6 vollertD6 volliD4
    vonsD3E4 vopeC2 vorD1 voraC4 voranschlF6 voranzeF6 vordeD5 voreC2E2 voresD3 vorieC4 vorimC4
    vorinC4 voroC2E2 vorsE2 vorschG4 vortaD5 voröC2 voyD1 vpA2B1C2 vpsB3 vqA2 vraA2B1 vreeB2 vrisB3
    vräB1 vsA2 vsauE2 vscC2 vsonE2 vspB1C2 vstaB3 vstelB3 vsteuB3 vstrB3C2 vsuD1 vszB1C2 vtA2C2
    vueD1 vuen.C3 vumfA2 vumgA2 vumkA2 vvA2 vwA2 vzA2 vöcC2 wA1 waaA3 wabblD4 wachoC3 wachtA3
    wachtraE6 wachträE6 wachuC3 waeldA3 waengA4 waesA3 waeuB3 waffeF4 waffelG5 wageC3 wagenA3E4F3
    wagnC2D3 wahA3 wahlenG4 wahlentD6E5 wahlerD4 wahliD4E3 wahlsE3F4 waibD2 waklD3 walacC3E5 waldA3
    waldaD4E3F4 waldecD4 waldelD4 waldenkD6 waldinD4 waldrD4E3 wale.C3 walesC4 walfE2 waliC3
    walmD2E3 waloC2 waltaD4E3 waltereG5 walterfD6E5 walterlD6 walthD4E3 waltinD4E5 waltoD4E3
    waltriD4 waltstaE6 walturD4 walzA3 walzeF4 walzenG5 walzensH6 walzwD4 wammeiD4 wanaC3 wanauC4
    wandabD4 wandanD4 wandarD4E5 wandasD4E5 wandebD4E5 wandecD4 wandelsH6 wanderA5 wandinE5 wandobD4
    wandrD4 wandueD4 wangeD5 wangsF3 wannA3 wanzaD4E3 wanzeF4 wanzendD6E5G6 wanzerD4E5 wapC2 wareA3
    warefC4 wareiE3 wareinG4 warenC3 warmaD4 warmiD4E3 warnA3 warthD4 wartstE4 waruD3 warzaD4
    warzeiD4E5 warzelD4 warzentD6 wasA3 wasaC3D2 waschaC4 wasche.C5 wascheiF5 waschenC5 waschlC4F5
    waschmC4 waschunC5 waschwC4 waseC3 washC3D2 wassereG5 wasuC3 wattA3 wattesF5 wbA2C2 wbuD2 wcA2B1
    wdA2 weaC2 webaC2D3 webeatG5 webeeE3 webiC2D3 weblC2D3 weboC2 webrC2D3 webspD3 wechaC3 wecke.C5
    wecken.C5 weckesC5 wecksF4 weeD2 weedE3 wefA2 weflC2 wegA3 wegaC2D3 wegeiC4D3 wegengC4D5F4
    wegerkC4D5 wegerscD5 wegimC4 weginC4 weglC2D3 wegnC2D3 wegoC2D3E2 wegrC2D3 wegsaD5E4 wegstE4
    wehA3 wehraE3F4 wehreiD4 wehrerD4E5G4 wehroE3F4 weibeD5 weibleD4 weibsE4 weideD3 weiderF5
    weidrD3 weieA2 weifA2 weifeldG6 weifsF4 weigraD4 weigsF4 weikA2E2 weilA3 weinaD4 weinenzD6
    weinerzE5 weinsauH6 weisanD4 weisasD4 weisergG6 weiserhG6 weisexG5 weishA3 weisselE6 weisspiE6
    weistrD5E4 weitakt.D6 weitalD4 weitraD4E5 weitsE3 welenE4F3 welklD4 welleF4 wellenG5 wellendefI6
    welschlD6 welschrD6 weltaD4E3F4 welteF4 weltebD4 welteiE5 weltelD4 weltendeD6E5G6 weltentD6
    welterD4 weltereE5 welternE5 weltersE5 welterwE5 welterzE5 weltescD6E5 welthD4 weltiD4E3 weltoD4
    weltrD4E3 weltuD4E3 wenaE2 wendegeneJ6 wendesG4 wenfD3 wenkauD4 wenklaD4E5 wenkriD4E5 wenoC2
    wensE2 weraC4D3E2 werbeiF5 werbesG4 werbsE4F3 werbuA3 wercA2 werdeiF5 werdensA5 werduA3 wererF4
    wergaF4 wergamD4E5 werganD4 wergelG6 wergelsD6E5H5 wergentD6E5G6 werglD4E3 wergnD4 wergoD4E3
    wergrD4E3 wergsF4 weriB4C3 werindF4 werioC4E4 werk.A3 werkaD4E3 werkeA3 werkerzE5 werkiD4E3
    werklD4E3 werkneD4 werkopD4 werkorD4E5 werkreD4E5 werksA3 werkuD4 werkäD4 werküD4 weroD3
    wershD3E4 werstarD6 wertaD4 wertabE5 wertakE5 wertanE5 werteigD6E5 wertergD6G6 wertermD6E5
    werteroD6E5 werteröD6E5 werthD4E3 wertiA3 wertinD4E5 wertoD4E3F4 wertreD4 wertriD4E5 wertskE5
    wertstF4 wertumD4E5 werturD4E5 wertänD4E5 weröD3 weseA3 wesensF4 wespC2 westC4 westaE3 westeF4
    westecE5 westeiE5 westempD6 westend.D6E5 westendeE5 westengD6 westerweiD6E5 westexD4 westhD4
    westiD4 westoE3F4 westorD4 westrE3 westuD4 wetsA2 wettA3 wettaD4 wettrE3 wettsE3 weuC1 weyA2B1
    wfA2B1 wgA2 whiD2 whitD4 whoB3 wichtseF6 wickaC3 widA3 wiebA2 wiedeF4 wielaD5 wieneE4 wiglC2
    wigscE4 wikC3 wikiD4 wildA3 wildaD4E3F4 wildelD4 wildrD4 wimmaD4 wimmentD6E5 wimmuD4E3 winaC3
    windaD4E3 windecD4E5F4 windeiD4E5 winderzD6E5 windrA3D4 windriE5 wineE2 winenF3 winglD4E3
    wingrD4E3 wingsF4 wingseE5 winklD4 winnerhD6 winnerscD6E5G6 winnerwD6 winnoD4 winskD3 wirC2
    wirkA3 wirkeneD6 wirnA2 wirtA3 wischefC6 wischlC4F5 wischoC4 wischrC4 wiseD4 wisenC5 wissA3
    wisszE4 wistrD4E3 withC3 witziA3 witzinD4 witzlA3 wjB2 wkA2B1 wlA2B1 wmA2B1 wnA2 wnspC2D3
    wocA3C1 wochaC4 wocheF4 wohA3 wohleiD4 wohletD4E5F4 wohnaD4 wohrD3 wolfA3 wolfrD4 wollaD4E3
    wolleiD4 wollsF4 woraD3 woriC2D3 workaE3 wortaE3 worteA3 worteiE5 wortelD4 worterfD6E5
    worterhD6E5 worthE3 wortoD4 wortrD4E3 wortsA3E3F4 wortäE3 woruD3 worüD3 wpA2B1 wqA2 wroA2B1
    wsA2B1 wsereE3 wshB3C2 wskaB2 wskiC2 wskyC2 wstC2 wsuB2C1 wtA2C2 wtiD2 wucA3 wuchsaE4 wuchscE4
    wuchspE4 wuecA3 wueleD3 wuerfA3 wuergA3 wuersE4 wuerstA5 wufA2B1C2 wundaD4E3 wundrE3 wundäD4
    wungA2 wungrD4E3 wungscE5 wunsD2 wunscheiG5 wunschlG5 wurfaD4E3 wurfeiD4E5 wurfelD4 wurferD4
    wurflD4E3 wurfoD4E3 wurmA3 wurmaD4E3 wurmeiD4 wurmerD4 wurmesG4 wurmessD6E5 wurmiD4E3 wursD2
    wurstA3 wurstaF5 wusD2 wusteD3 wutC2D3 wutzE2 wwA2 wzA2 wähA3 wähleiD4 währiD3 wäldA3 wändesF5
    wängA2 wärmeiF5 wäsA3 wäuA2B1 wölfaD4 wölfoD4 wölftA4 wörgD2 wücA3 wühA3 würfA3 würgA3 würstA3
    xaB1 xa.A1 xabA2 xabeC2 xabrC2 xabyE2 xacA1B2 xadA1B2 xaeA1B2C1D2 xaflC3 xagA1B2D2 xalaD3
    xallD2E3 xamC2 xamerC3 xanA2 xan.B2 xanaC2 xanbB3 xaneA3B2 xanthE4 xantiA3B4 xanziA3B4 xarC2
    xasA1B2 xauA2 xazC2 xbA2C2 xcA2 xcalE2 xceB1 xchB1 xclB1 xdA2 xdaD2 xdieD2 xeA1 xefA2B1
    xegA2B3C2 xeiA2B1 xekA2 xelC2 xel.A3 xelaD3 xeleiC3 xempA2 xenB2 xenkE2 xensD3E2 xepA2B1C2
    xerlA2B3 xerlaD4 xersD3E2 xerzB3 xeuA2B1 xexA2B1 xfA2B1C2 xfiB3 xgA2C2 xhA2B1 xiB2 xibD2 xicC1
    xichE4 xidanC3 xideE2 xideiC4D3 xidemC4D3 xidiE2 xidoB3C2 xieA3C2 xikA3D2 xilarC4 xilauC4D3
    xilerC4D3 xiloC2 xiluC2D3 ximA1 ximpB3 xinsD3E2 xipA1 xisaC2D3 xiscA3 xiseC2D3 xisorC4D3 xissE2
    xisuC2 xituB3C2 xkA2B1C2 xkalE2 xlA2B2C2 xlaB3 xleB3 xloB3 xläB3 xmA2B1 xmonE2 xnA2B1 xodB1
    xoduC2 xoeA2C1D2 xolB1C2 xonenF4 xonendC4D5 xorB1C2 xosD2 xotB2 xpA2B1C2 xparB3 xpauB3 xphB3
    xplorB3 xportaE4 xporterE6F5H6 xportrE4F5 xpuB3 xrA2B1 xsA2B1C2 xshB3 xstD2 xtA2 xtaC1 xtabB2D2
    xtakB2 xtaneC4 xtauB2 xtbloF4 xtblockH5 xtebB2C3D2 xtedB2C3D2 xteigB4C3 xteinC3 xtelB2C3
    xtentB4C3 xterfB4C3E4 xtergB4C3E4 xterkB4C3E4 xterlB4C3E4 xtersE4 xterscB4C5 xterseB4C5
    xterwB4C3 xterzB4C3E4 xtevB2C3D2 xtexB2C3 xtfilE4 xthC1 xthiB2 xtidB2C3 xtilaD4 xtilinD4
    xtilluC5E4 xtimB2C3 xtindC3 xtinfC3 xtinhC3 xtinsC3 xtoC1D2 xtobB2 xtorB2 xtrabE3F4 xtracE3
    xtralE3 xtrandC5 xtraumC5 xtrecC3 xtrepB4C3 xtresB4C3 xtrolB4C3 xtsC3D2 xtueD3 xtumB2C3 xtunB2C3
    xtupB2 xturalD5 xtäC1 xtänB2 xtäsB2 xuA1 xuaC1 xueC1 xumB1 xunC2 xuntA2 xusC2D1 xusaE2 xussE2
    xustD3 xvA2B2 xveB3 xvilE2 xvoB3 xwA2 xy.A1 xöA2B1C2 yacA1 yachB2 yachtrE4F5 yachtsF5G4 yahC1
    yaiC1D2 yal.B3 yalaC3 yalbB3 yangD2 yankB3 yanzB3 yaroC2 yaspC3D2 yauB1 ybrC2 ycB1 ycerE4
    ychiaB4 ychnD3 ydalC3 ydriE2 ydridF3 ydroE3 yeB1 yecB2 yedC2 yefB2 yelB2 yeneC2 yennD2 yenoA3B2
    yeraD3E2 yeriB2 yernD2E3 yes.B2 yespD2 yethC2 yfB1C2 yfenE2 yglC2 ygrosE3 yhB1 yhrD2 yiA2B1C2
    ykB1C2 ykenD3 yksC3 yktC3 ylacC3 ylaetC3 ylakB3 ylamB2C3D2 ylanD2 ylaneE3 ylant.B5 ylanteB5C4
    ylantiB5C4 ylarC3 ylatB3 ylcC3 yle.B2 yleisD3 ylesB2C3 yletB2C3D2 ylindeG4 yline.D4 ylinesD4
    ylkD2 yllakC4D3 yloidF3 ylonieF5 yloraC3 ylsC1D2 yltriF3 yluB1 ylätC3 ymA2 ymaeC4 ymanC4 ymelC4
    ympC1D2 ymphaC4 ymphorC4 ympieE3 ymärC4 ynA2 ynaB1 ynaerE4 ynanB2C3 yndromaF6 yne.B3 ynecD4
    ynkD2 ynoC1 ynodD2 ynotD2 ynovD2 yntC3D2 yntaE2 ynuB1 ynärD2 yodB2 yofD2 yoffE3 yogA1C3 yogaD4E3
    yonalsF5G4 yonneD4 yontB3 yopeB3C2 yoruC3 yosC1 yos.B3 yot.B3 youB1 youtaE3 ypA2B1 ypabC3D2
    ypanD2 ypecB2 yperD4 yperoE3F4 ypescB4 ypidB2C3D2 ypieD2 ypinB2C3 yploB2C3 ypotD3E2 ypsB2C1
    ypthC3 ypumB2C3 ypänC3 yrB1 yraeiE3 yrastE4 yrhB2 yrier.D5 yriersD5 yroD1 yrosteD4E5 yrrD2
    yräiD3 ysA2 ysauE2 yscC2 yseD1 yseinF4 ysenD2E3 ysesD3E2 yshoB3 ysnB3C2 yspoC2 ysteD4 ystemC5
    ystenE4 ystheC4 ystierE5 ystolC4 ystoleE4 ystraB3C4 ystriC4 ystyB3C2 ysuD2 ysurB2C3 yszB1C2
    ytenD2E3 ytesB2 ythC2 ytheC4 ythieE3 ytoB3 ytosD3E2 yuB1 yurC2 yureE3 yvetE2 yvonE4 ywursF4 yyB1
    yzeriD5E4 yätB1 zA1 zaaA2B1 zabA2B1 zaccA2 zachA2B3 zachaC3 zachäC3 zadA2B1C2 zaeC2 zaecB3D2
    zaehB2 zaemA2B3 zaendA4B3 zaengsA4B5 zaermB3 zaessC3 zaetA2B3 zaeusA4B3 zaeußA4B3 zafaC3D4
    zaffA2B3 zaflC3 zagaC2 zagrC3 zahA3B2 zahnerD4E5G4 zaholC3 zaiB2 zaimC3 zakB1 zakkA2B3 zaklC3
    zalbA2B3 zaldA2B3 zaleD4 zallA2B3 zalpA2B3 zaltA2B3 zamA2B1 zanaA2B3C2E3 zanbA2 zandD3E2 zanfA2
    zangaA4B3 zangebA4B5 zangelB5 zanglB3 zangsA4B3 zanhA2 zankaD4 zanklD4 zanlA2 zanmA2B3 zanoA2E2
    zanpA2 zanrA2 zansA2B3E2 zans.B4 zantiF3 zanwA2 zaoD2 zapflE3 zapoA2B3C2 zappleD4 zaqA2B1C2
    zar.A3 zarbA2B3 zarcA2 zaresE3 zargA2B3 zarmA2B3 zartiA4B3 zartrD4E3 zartsF4 zarzA2B3 zasB1
    zasbD2 zaspD2 zatB1 zaubA3B4 zaufA2B3D2E3 zaugA2B3 zaukA2B3 zaunA3 zaurB3 zausbB3 zausfB3
    zausgA4B3 zauslA4B3 zaussA4B3 zauswA4B3 zautA2B3 zaußA2B3 zbA2C2 zbeB3 zbereE4 zboB3 zbuebE3
    zbyD2 zbübD3 zcA2B1 zdA2C2 zdanE2 zdieD2 zdistrD5 zdsB3 zduebE3 zdäD1 zdübD3 zebenA4B3C4 zebraF3
    zechoA4B3 zechsE3 zedD2 zeditC4 zeeC1D2 zeffA2B3 zeflD2 zegD2 zegalC4 zehemC4 zehenE4F3 zehlD2
    zehnaE3 zehnenD4E5 zehnsF4 zeichoD5 zeifD3E2 zeikE2 zeileD5F4 zeilenG5 zeinA2B3 zein.C3
    zeinaB4E4 zeindeE4 zeineD4E3 zeinenG4 zeinoB4 zeinseC5E4 zeisE2 zeiskD3 zeispD3 zeistD3
    zeitaD4E3 zeiteF4 zeitebD4 zeiteiD4 zeitelD4 zeiterD4E5G5 zeitoD4E3 zeitrD4 zeitreE5 zeitriE5
    zeitstoE6 zeitäD4 zelaC2 zelabrD5 zeladD3E4 zelaeD3 zelamD3 zelanE4 zelaneD5F5 zelangD5 zelauD3
    zeldD3E4 zeledC4 zeleierF6 zeleigC4D5 zeleisC5 zelekB3C4 zelektA4 zelemeA4 zelenC4D3 zelerC4D3
    zelereF5 zelesC4 zelexD3 zelidD3 zelinD3 zelinfC4 zelitA4B3C4 zellabD4 zellacD4E5 zellartG6
    zelleinD6 zellerzG6 zellsE3F4 zeloC2 zelobD3 zelpE2 zelstE4 zelsteD5 zelszD3 zeltauD4 zeltinD4E5
    zeluE2 zelunkD5 zelusC4 zeläC2D3 zembeF4 zemeD4 zemisC4 zempA2B3 zenadeD4 zenagE4 zenattC5
    zenauD3 zendecF4 zendekF4 zendesF4 zenecC3 zeneneD5F5 zenerkeD5 zenernD5 zenertrD5 zenerwC4
    zenfD3E2 zenge.A4B5D4 zengeneF6 zengenerH6 zengpA4 zengrE4 zenidC4 zeninnD5 zenkE2 zennD3
    zenoC2D3 zensanD4 zenschG4 zensemD4 zenserD4 zenspoE4 zentnaA4B5 zentraeE5 zentsE3 zenzarD4E5
    zenzersD6E5 zenzertD6 zenzerwD6 zenzinD4 zenzyD4 zenäC2 zeorD2 zepenC4 zepfC3D2 zeppeF3 zeradD3
    zeraeD3 zeragD3E4 zeranD3 zeratC4D3 zereignA6B5 zereinC4 zeremiC4 zerendD5 zererwD5 zeretC4D3E4
    zerfolA4B5 zerfülA4B5 zergaeA4B5 zergonD4 zerguA4B3D4 zergäA4B3 zeridC4D3E4 zerindiF6 zerinfF4
    zerinhF4 zerinteF6 zerl.A5 zerlangD6 zerlaubD6 zerlebA4B5 zerloF4 zerläuD4 zermaecD6 zermeA5
    zermäcA4B5D4 zernanD4 zernebD4E5F4 zernerbD6 zerobeD5 zerosC3 zerouC4 zerqA2B3 zersE2 zersaeB5
    zersatA4B5 zersauG4 zerskD3 zerstrecA6B5D6 zersäA4B3 zertagD4E5F4 zertarD4 zerteF4 zertempD6E5
    zertenG4 zerterG5 zertereD6E5 zerterlD6 zertinD4E5 zertonD4 zertrauD6E5 zertsE3F4 zerwerbA6B5
    zerzäD4 zeräC2D3 zerösC3 zes.B4 zesaD2 zesauD3 zeschC3 zeserD3 zesphD4 zessaD4F4 zessagE5
    zessanE5 zessebD4 zessenG4 zessendD6E5 zesserD4G4 zesserfE5 zesserzE5 zessort.D6E5
    zessorte.D6E5G6 zessortenD6E5G6 zessortsD6E5 zesspaD4 zesspoD4 zessumD4 zessurD4E5G4 zestauC5
    zestieD4 zestraC5 zetapA4B3C4 zetatA4 zethA2B3C2 zettsA4 zeugaE3 zeugeiD4 zeugelD4 zeugemD4E5F4
    zeugenF4 zeugerscD6E5 zeugrD4E3 zeulA2B3 zeumC3 zeurC3 zexA2B1C2D1 zfA2B1C2 zfenE2 zgA2C2
    zgenaD3E4 zgeraE4 zgerinnuD6E5G6 zgerseE4F5 zhA2B1C2 zhautE4F3 ziafC3 zialeiC5 zialengC5
    zialimC5 ziangC3 ziarC2 zibD2 zichoC3 zichterE6F5H6 zidakC4D3 zideiC4D3 zieA3 zieheiD4 zielaD4E3
    zieleF4 zielebD4E5 zieleiD4 zielerD4E5 zieletD4 zieliD4E3 ziellC3 zienD2 zierdeG4 ziereiD4E5
    zies.C3 ziessC3 ziestC3 ziesuC3 zieszC3 ziffrD4 ziflC3 zigecC4 zigelA4B3C4 zigspD3 zikonC4
    zileD4 zimitC4 zimpA2B3 zimtD2E3 zindeA4B3 zinerzC4D5F4 zinetC4D3 zininC4D3 zinitA4B3C4D3
    zinkaeD4 zinkerzD6E5 zinklD4E3 zinksF4 zinnaD4 zinsaD4 zinsasD5 zinselA4B5 zinserD4 zinsufA4
    zioC2 ziodD3 zion.C3 zionsC3 zipaD4 zirkE2 zirksF3 zirriA4 ziszC3D2 zitA3 zitanC4D3 ziteE2
    zitheF4 zitoC2D3E2 zjA2 zkA2B1C2 zkoB3 zkoefD3 zkrB3 zkuebE3 zkyB3 zkübD3 zlA2B1 zlanderE6F5
    zleitiE5 zlesD3 zloB3 zmA2B1C2 zmausE4 znA2B1C2 znacheD5 zneB3 znebeF4 zneiE3 zoasA2B3C4 zobA2B1
    zoedA2B3D2 zoefD2 zoegA3B4 zoekA2B3 zoel.A4 zoelsA4B3 zofB1 zoglC2 zohA2B1 zoligC4 zollaD4E3F4
    zolleiD4E5 zollentD6E5G6H5 zollerG4 zollerfD6 zollerkD6E5 zollerlD6E5 zollertD6 zollinD4 zolloD4
    zollsF4 zollsteE5 zolyB3C2 zonA3 zonsD3E2 zontebD4 zonterD4E5 zooA3C2 zoosD3 zopeA2B3C2
    zopfenD4E5 zoptA2 zoraA2B3 zorcB3 zordB3 zorgB3 zoriC2 zornaD4E3 zornerD4 zortA2B3 zoszA2B3
    zotaC2D3 zouA2B1 zowC2 zoxA2B1 zozeC2 zpA2B1C2 zpnB3 zqA2 zrA2B1C2 zraB3 zruB3 zsA2B1C2 zsaB3
    zsauE2 zschE2 zseruD3E4 zshB3 zsiD1 zskB3 zslB3 zspB3 zstD2 zsuD1 zsuiE2 ztA2 ztabrC3 ztanD2
    ztaneB4C3E3 ztanzeB4C5 ztarB2C3 zteeE2 zteehD3 zteheC3 zteinsC5 ztentB4C3 zterzB4C3 ztesB3C4
    zteskD3E4 ztestrD5 zthelC3 zthiB2C3 zthoB2C3 zthuB2 ztindC3 ztinfC3 ztinsC3 ztorC4 ztramC4
    ztrecC3 ztsC3D2 ztursB4C3 ztzD2 zuC1 zubD2 zuchtoF5 zuchtrF5 zuchtsG4 zudD2 zudieE4 zuebA2
    zuebbC3 zuebnC3 zuekD2 zuelC2 zuenC2 zuentC3 zuercC4 zuernC4 zueroD4E3F4 zuers.C4 zuetD2 zufC3D2
    zugansC4D5 zugarC4D3 zugatC4D3 zugeisD5 zugentC4D5 zuggE2 zuginnD5 zuglaC4 zugläC4 zuglöC4
    zugrD2 zugrauD5 zugsanD4 zuhrA2B3 zuiD2 zuleC3 zultA2B3 zuluC3 zum.A2B3 zumbA2B3 zumensF4 zumfA2
    zumgA2 zumhA2B3 zumkA2 zumlA2 zumoC3 zumrA2 zumsA2B3 zumtA2B3D4 zumuC3D2 zumwA2B3 zunabA4B3
    zunamD4 zuneC3D2 zunemA4B3 zunfaA4B3 zunfäA4 zungenF4G5 zungetA4 zunglA4B3 zungsF3 zunioA4B3C4
    zunrA2 zunsA2B3 zuntA2 zunwA2 zuoD2 zupfiD4 zuraC3D4 zurkA2B3 zurlA2B3 zurnA2B3 zursA2B3
    zurtA2B3 zusC3D2 zusatF4 zuschC5F4 zuseD4 zuspD4 zutaC3D4 zuteC3 zutrD4 zuveE4 zuzD2 zvA2
    zwaerA4 zwaesA4 zwafA2 zwagA2 zwahA2 zwalA2 zwandA4 zwangB4 zwapA2B3 zwasA2D2 zwasseG4 zwebA2
    zwecB2 zwechA4B3 zwedA2 zwegA2 zwegsE3 zwehA2 zweigA5B4 zweilA4 zweinA4 zweiscE5 zweiterkE6F5H6
    zwelA2 zwenA2 zwergB4 zwerkA4 zwertA4 zwesA2 zwicB2 zwidA2 zwieD2 zwiedA4B5 zwildA4 zwingA5B4
    zwintA4B5 zwirrA4 zwirtA4 zwiscB4 zwissA4 zwistB4 zwurA2 zwurmE4F3 zwäcA2 zwärA2 zwäsA2 zwüA2
    zyan.C3 zykluA5 zyleC2 zymiC2D3 zzA2 zzaC2 zzatD3 zzidB2C3 zzikB2C3D2 zzinD2 zziniC3 zzisD3E2
    zzoC2 zzolE2 zzorB2C3 zzugsE4 zzwC2 zzöC2 zäcA2B1C2 zähleiD4 zählinD4 zähnlA4 zährD3 zämA2B1
    zändA2B3 zängsB3 zäpB1 zärgB3 zärmA2B3 zätA2B1 zäugA2 zäusA2B3 zäußA2 zäxA2 zödA2B1C2 zöfA2B1C2
    zögA3 zökA2B1 zölB1 zöl.A2 zöleA2 zöliB2 zöllB2 zölsA2 zübA2 zürcD3 ßA1 ßaA2B1C2 ßacB3 ßbA2C2
    ßballiE4 ßbaucE4 ßbrauF4 ßcA2B1 ßdA2C2 ßebeC2 ßecA2B1 ßefA2B1 ßegA2B3C2 ßeiA2B1 ßekA2B1
    ßelaC2D3E2 ßelekA4B3C4 ßelsE2 ßelskD3 ßempA2B3 ßen.B4 ßenaC2E2 ßeneE2 ßenergA4B5 ßengE2 ßeniC2
    ßenkE2 ßenoC2D3E2 ßenskD3E4 ßenslE4 ßenspE4 ßenstE4 ßente.D4 ßentfA4B3 ßentlA4B3 ßentsA4B3
    ßentwA4 ßentzA4 ßepA2B1C2 ßeraD3 ßereisF5G4 ßergebA4B5D4 ßerkE2 ßerkeA4B3D4 ßerleD4 ßermenG4
    ßersaA4B3 ßersehD4 ßerskE4 ßerzA2B3D2 ßessA2B3D4 ßestrA4B3 ßexA2B1 ßfA2B1C2 ßgA2C2 ßgmB3 ßhA2B1
    ßigaC2D3E2 ßigseE4 ßikA2B1C2 ßilA2B1 ßimA2B1 ßinA2B1 ßioA2B1C2 ßjA2 ßkA2B1C2 ßkhB3 ßlA2B1
    ßlersF4 ßliD1 ßmA2B1 ßmauE2 ßmutE2 ßnA2B1 ßoA2B1C2 ßoeD2 ßosD2 ßpA2B1C2 ßqA2 ßrA2B1 ßroesE4F3
    ßruB3 ßrösD2E3 ßsA2B1C2 ßsauE2 ßschE2 ßstD2 ßtA2 ßtinB2C3 ßtuer.D5 ßtuersD5 ßtöC2 ßueA2B1
    ßumA2B1 ßumsE2 ßunfA2B3 ßuntA2 ßunvA2 ßvA2 ßvieE2 ßwA2 ßzA2C2 ßzsB3 ßäA2B1 ßöA2B1C2 ßüA2B1 áB1
    âteD2 äaB1C2 äapD2 äblB2 äbniE2 äbsC2 äbteE3 äceB1D1 ächeB3 ächeeE3 ächenE4F3 ächiB3 ächrB2
    ächsaD4E3 ächsoD4E3 ächspD4 ächstD4 ächuB3 äckB1 äcke.B3 äckesB3 äckspD3 ädaB2 ädelaE3 ädeleE3
    ädeliE3 ädesD3E2 ädiaB2C3 ädieD2 ädrB2C1 ädsC2 ädteC3 ädteeE3 ädteiE3 ädteinG4 ädtesE3 äeA2B1
    äejC2 äekC2D3 äeriB2 äexC2 äfermiG4 äffcA3 äfflC2 äfigsE3 äflC1 äfrC1 äfroC2 äfteC3 äftsD2E3
    ägaB2C1 ägdD2 ägdiE3 ägentB4C3 ägeraD4 ägerasE5 ägerendD6 ägerengG6 ägererkG6 ägerersD6
    ägerindG6 äglB2C1 ägneB2C3 ägniC2 ägrB2C1 ägscD2 ägstaC3 ägstelC5 ägstrC3D4 ägyA1B2 ägäA1B2
    äh.A2 ähaC1 äheA2B1 äheiB2C3 ähelB2C3D2 ähenD2 ähergebnE6 ähiB1 ähinC3 ählaC4D3 ählebeC4D5E4
    ähleinD5 ählinsD5 ähmA2 ähnaC3 ähneC3 ähnlA3 ähraD3 ähreE2 ähreiC4D3 ährelC4D3 ährsaD5 ähsA2D2
    ähstuC3 ähtA2 ähuB1 ähwC3 äiA2 äimB1 äis.B3 äisch.B5 äischeB4 äischlB5C4 äischsB5 äischwB5C4F5
    äiskB3 äkB1 äkleB2 äkliC2 äkrB2 älaB1 älanC3 älblC2 älcC1 ällaC2D3 ällesE3 älplC2 älschlC4
    älteC3 älteiE3 älteinG4 äluB1 ämaA2 ämatD3 ämlA2 ämonE2 ämonieF5 ämteE2 ämthC2 ämtlA2 än.A2
    änaB1 ändesF4 ändrC2 äneA2 änenD2E3 änepD3 änesD3 änfC2D3 ängeraE4 ängerinsH6 änglC2 ängrC2
    äniA2 änkA2 änkeC3D4 änkeiE3 änklC2 änkrC2 änneE4 ännerF3 änsA2 änsaC2D3 änscC2D3 änspC2 änuB1
    änzA2 äonB1 äosC3 äoseD4 äpfcA2 äpfelA3 äpplC2 äpprC2 äpscC2D3 äqA1B2 äraB2C1D2 ära.A3 ärafC2
    äranaF3 ärautoG4 ärbleC4D3 ärcC1 ärdA2 ärdenE4 ärdesE4 äreA2 äreiB2C3 ärelB2C3D2 äremD2
    äremiB4C3 ärenD2 ärenaE3 ärenerB4C5 ärerfB4C3 ärerhB4C3 ärerkB4C3E4 ärerzB4C3 äreseB4 ärglC2
    äriB1 ärieD2 ärindB4C3 äringB4C3 ärinsC3 ärintB4C3 ärmarmD5 ärmauC4D3 ärmeeE3F4 ärmentC4D5
    ärmerzC4D5 ärmeszE5 ärminC4D3 ärmofC4 ärobC3D2 ärofC3 äropC3D2 ärorC3 ärpD2 ärsebC4 ärsehC4D3
    ärserD3 ärszC2 ärtsD2E3 äruB1 ärzauD3 ärzentF4 ärzerF3 ärzteD3 äräC1 äröB1 äscheiF5 äschesF5G4
    äseA2B3 äseeD3 äsegD3 äseiC4D3E2 äseinF4 äselaD3 äsensE4 äsereD3 äserenD4 äseriD5E4 äseuD3E2
    äskrB3C2 äspC1 ässA2 ässcC2D3 ässerkrD5 ässerweD5 ässoC2E2 ässprC4 ässteC4 ästeC3 ästeinG4
    ästhA3 ästrC2 ätaB2C3D2 ätaboE3 äteA2 ätebC4 ätebeD5 äteeD3E2 äteinnF4 äteisC3 ätempC3 ätenD2
    äteoE2 ätepiC3D4 äterblE4 ätergeneI6 ätespE4 äthB2 ätidC3 ätobC3 ätopC3 ätrC1 ätsaC2 ätschlC4
    ätsenD3 ätsiE2 ätspD3 ätstC2 ätsteD3 ätstäD3 ätsuC2 ätsäC2 ättaC2D3 ätteiC4 ättenE4F3 ättrC2
    ättsD3E2 ätvC3 ätzaC2 ätzwC2 äublC2D3 äubrC2 äucC1 äudeE3 äuderF4 äueC1 äuelE3 äueriC4 äufA2B2
    äugA1 äuglC2 äulA2 äumA2 äumaC2 äumpD3 äumsD2 äumscD3 äunB2 äuneD2 äunuC3 äurA2C3 äureiC5E3
    äureinG4 äuresE3 äus.A2 äuschaC4 äuscheiC6F5 äuschelC6 äuscherzF5 äuschiC4 äuschlC4 äuschmC4
    äuschnC4 äuschoC4F5 äuschrC4 äuschwC4 äuschäC4 äuschüC4 äusdB3 äuseffB5 äuseiC3D4E3 äusgB3
    äuskB3 äusnB3 äusscD4E3 äusstB3 äutrC2 äußA1 äviB2 äxA1 äßentB4 äßerkC3 äßersC3 äßerwC3 çA1 èB1
    èneD1 éB1 éesB2 égiD2 éluD2 émC2 érC2 éuC2 êB1 êtB2 ëtA2 íB1 ïB1 ñA1 ñoC1 órdD2 öbaB3 öbelaD4
    öbeliD4 öbeloD4 öbelsF4 öbleB2C3 öbrB2 öbsC2D3 öcB1 öchlD3 öchrB2 öchsteD6 öchsteiF5 öchstrF5
    öchstuE4 ödiD1 ödstC2 öduA1 öeB1 öfflC2 öflC1 ögensE4F3 öglB2 ögrB2 öheB1 öhenD2E3 öhleE2
    öhnefC4 öhreE2 öhriC3 öhuB1 öiB1 öigC2 öischeB4 ökeB1 ökoA1B2D3 ökosE2 ökrB2 ölB2 öl.A3 ölaC1D2
    ölasE2 ölbrD2 öleiC3 ölemC3 ölentC3 ölerB3 ölesE4 ölessC3 ölfeiC4D3 ölfenF4 ölfendC4D5 ölfliC4
    ölfsD3 öliA1 ölimC3 ölinC3 ölkleC4 ölkliC4 ölleC3 öllenE4F3 ölmA1 ölnarC4 öloD2 ölpA1 ölpeA2
    ölpleC4 ölsA1C1 ölszD2 öltuC3 öluA1 ölzA2 ölzwD2 ömsC2 önecC3 önizieF5 önstC2 önstaC3 öntuE3
    önuB1 öotaB3C2 öotieE3 öpA2 öpflD3 öraC1D2 örblC2D3 örcC1 ördensG4 örecB2C3 öreiB2C3 örelB2C3D2
    öremB2C3D2 örenD2 öreneB4C3 örentB4C3 örererD4 örerfaB4E4 örerfolE6 örerforC6 örergebnE6
    örerintG6 örerlB4C3E4 örermüB4C5 öressC3 örfliC4 öriB1 örilB2C3 örimB2C3 örneE2 örnervF4 öroC1D2
    örskD2 öruB1D2 öruneB4C3 örungsG5 ösaB2 öschaB4E3 öschefB4 öscheiB4E5 öscheneB6 öschentB6
    öscherF4 öscherfB6E5G6 öscheriB6E5 öscherlB6E5G6 öschiB4 öschlB4E3 öschmB4E3 öschnB4 öschoB4E3
    öschrB4E3 öschumB4 öschwB4E3 öschäB4 öseC2 öseeD3 öseinB4C3 ösestrD5 össcheC4D5 össenE4F3 össtC2
    östaD3E2 östeC3 östhC2 ötA2 ötaB2C1 öteiB2C3 ötelnE4F3 ötenD2E3 öthoC3 ötoB2C1D2 ötrB2C1 ötsD2
    ötscC2 öttrC2 öweD2 özeD3 özesE4 ößenD2E3 ößtiC2 üaB1 übA1B2 übaA2B3 übcA2 übdA2 übeD2 übefA2B3
    übeleD3 übemB3 übenauD5E4 überE3 übesB3 übiB3 üblC3 üblenC5 üblesC5 übrC1 übsteC4D3 übäC1 ücA2
    ücheB3 üchiB3 üchscD4E3 ückenE4 ücken.B5 ückerbD5 ückerfB4D5 ückerhD5 ückerkeD5F6 ückerlaD5
    ückersB4D5 ückerwD5 ückerzB4D5 ückinB4 ücksorD4 ückumB4 üdaB2C1D2 üdecD2 üdelD2E2 üden.B3
    üdengE4 üdensB3 üdirD2 üditD2 üdoB2C1D2 üdosD4 üdostF3 üdpolnF4 üdrB2C3 üdsC3D2 üdtC3D2 üduD2
    üdugC3 üdäB2 üdöB2C1 üeC2 üeblD3 üeiB1 üfA2 üfaB2C1 üfeiB2C3 üfentB4C3 üfergebB6E6 üfetD2
    üfetiC3 üfiB2C1 üflC1 üfsC1D2 üftanC4 üftoC2D3 üftriC4D3 üftroC4D3 üftsD3 üfumB2 üfäB2C1
    ügelaD4E3F4 ügeldE3F4 ügelecD4 ügeleisD6G6 ügelenD4 ügelerD4 ügeloD4 ügeläD4E3 ügensE3 üglB2C1
    ügnB2 ügsD2 ügstD3 ühaC1D2 ühanE3 ühandE5F4 üheB1 üheiB2C3 ühemD2E2 ühembC3 ühemiC3 ühengB4C3
    ühentB4C3 üherfB4C3 üherkB4C3E4 üherzB4C3E4 ühexB2 ühiC1D2 ühlacE4 ühlamC3 ühlauD3 ühleiC4D3
    ühlelC4 ühleneC4D5 ühloC2 ühlsinD4 ühläC3 ühlöC2D3 ühneC3 ühnsD2 ühoC1D2 ühradC3 ührehC3
    ührei.D5 ühreieD5 ühreisC4D5 ühreneF5 ührensG4 ühroC3 ührungsgeneL6 ühsC1 ühspD2 ühsteiC5
    ühtaC3D2 ühuB1 ühwC3 ükB1 ülaC1 üladC2 ülefB2C3 üleimC3 üleinC3 üleraE3F4 ülereiE5 ülergeneI6
    ülerinfG6 ülerintG6 ülioC3 üllaC2E2 ülladD3 üllanD3 üllauD3 üllecD3E4 ülleiC4D3 üllentC4
    üllersF4 üllerzeuF6 üllidC4 ülloC2D3E2 üllsE2 üllskD3 üllöC2 üloB2C1 üluB1 ümaB2C1 ümentB4
    ümepB2C3D2 ümeraD4E3 ümerintG6 ümerzB4C3 ümiD2 ümidB2C3 üminB2C3 ümmsD2 ümuB2C1 ünA2 ünaC1
    ünacD2 ündaC2 ündeiC4D3 ündelaE4F5 ündergeneJ6 ündrC2 ündsD3 ündungsgeneL6 ündüC2 ünenE3
    ünerdB4C3 ünerlB4C3E4 ünfC2 ünfacD3 ünfakD3 ünfeiD3 ünfleD3 ünfliD3 ünglC2 ünglaC3 ünkohF4
    ünkohlG5 ünnstD4 ünoB2C1 ünstC2 ünstaC3 ünsteiC5 ünsterF4 ünstrC3 üntC3 ünuB1 ünzaC2 ünzenE4
    ünziC2D3 ünzuE2 ünzunC4D3 ünzwC2 üoB1 üpA2 üpfelF3 üpflD3 üpiB1 üppaC2D3 üpplC2D3 üraC1 üreiB2C3
    ürelB2C3D2 ürentB4C3E4F3 ürferC4D3F4 ürgengC4D5F4 ürgeraE4 üriB1 ürklD2 ürmecE4 üroB1D3 üroeE4
    ürofeD5 üromE4 ürorE4 ürpD2 ürrhC2 ürrsD2 ürstC2 ürtelE4F3 üruB1 ürzauC4D3 ürzinC4D3 ürzoC2
    ürztE4 ürzwC2 ürzöC2 üschafE5 üschiB3 üschlB4 üseeD3 üseneE3 üserD3E4 üsesD3 üslC3 üsliE3
    üspB1C2 üssaC2D3 üsscC2D3 üsselersE6F5 üsseliE4F5 üssoC2D3 üsstC2 üstaD3 üsteiC4 üstenE4
    üsthC2D3 üstlC4 ütA2 ütalB2C3 ütauB2C3 üteB3 ütenD2 ütensF4 üteraE3 ütereisD6E5 ütererD4
    üterichH6 üthB2C1 ütrB2C1 ütsaC2 ütseC2 ütstC2 üttenE4F3 üttrC2 ützaC2 ützwC2 üßA2
    """
}
