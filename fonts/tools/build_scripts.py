#!/usr/bin/env python3
"""Builds out/fonts/*.woff: other scripts, ideographs, Hangul, the serif, mathematics; and Joho Mono.

Run after build_fonts.py (latin jp sym), build_sans.py, build_icons.py and build_fallback.py; the last step packs the faces
that few drawings need. Usage: build_scripts.py scripts serif letters math mono korean han widths pack_rare rest"""
import os, sys
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools import subset
import logging; logging.disable(logging.WARNING)
B='pypi/x/justmytype_%s/justmytype_%s/fonts/ofl/%s/%s'
NOTO='deb/x/fonts-noto-core/usr/share/fonts/truetype/noto/NotoSans%s-%s.ttf'
OUT='out/fonts'
WN={100:'Thin',200:'ExtraLight',300:'Light',400:'Regular',500:'Medium',600:'SemiBold',700:'Bold',800:'ExtraBold',900:'Black'}

def rng(*parts):
    out=set()
    for p in parts: out|=set(range(p[0],p[1]+1)) if isinstance(p,tuple) else {p}
    return out

def cut(font,unicodes=None,features=('*',),drop=(),axes=None):
    o=subset.Options(); o.layout_features=list(features); o.name_IDs=['*']; o.hinting=False; o.notdef_outline=True; o.glyph_names=False
    o.drop_tables+=['meta','DSIG','STAT' if 'fvar' not in font else 'DSIG']+list(drop)
    s=subset.Subsetter(o); s.populate(unicodes=unicodes or font.getBestCmap().keys()); s.subset(font)
    return instancer.instantiateVariableFont(font,axes) if axes else font

def pack(font,name):
    font.flavor='woff'; font.save(f'{OUT}/{name}.woff')
    print(name,os.path.getsize(f'{OUT}/{name}.woff'),len(font.getGlyphOrder()),flush=True)

def rename(font,family,note,weight=None):
    """A family of our own: the names of the original may be reserved."""
    names=font['name']; copyright=names.getDebugName(0) or ''
    used={i.subfamilyNameID for i in font['fvar'].instances}|{a.axisNameID for a in font['fvar'].axes} if 'fvar' in font else set()
    names.names=[r for r in names.names if r.nameID in {0,5,8,9,11,12,13,14}|used]
    style=WN[weight] if weight else 'Regular'; ps=family.replace(' ','')+'-'+style
    for i,s in {0:copyright+' '+note,1:family,2:'Regular',3:ps+';joho-1',4:family,6:ps,13:'This Font Software is licensed under the SIL Open Font License, Version 1.1.',14:'https://openfontlicense.org',16:family,17:style,25:family.replace(' ','')}.items():
        names.setName(s,i,3,1,0x409)
    if 'fvar' in font:
        for i in font['fvar'].instances: i.postscriptNameID=0xFFFF
    if weight: font['OS/2'].usWeightClass=weight

def instances(font,place=lambda weight:weight,italic=False):
    """Names a variable face's weights, where `place` says what each is on its axis."""
    from fontTools.ttLib.tables._f_v_a_r import NamedInstance
    axis=font['fvar'].axes[0]; font['fvar'].instances=[]
    for w,n in WN.items():
        if not axis.minValue<=place(w)<=axis.maxValue: continue
        i=NamedInstance(); i.subfamilyNameID=font['name'].addMultilingualName({'en':n+' Italic'*italic},minNameID=256); i.coordinates={axis.axisTag:place(w)}; font['fvar'].instances.append(i)

def gb2312():
    out=set()
    for h in range(0xb0,0xf8):
        for l in range(0xa1,0xff):
            try: out.add(ord(bytes([h,l]).decode('gb2312')))
            except Exception: pass
    return out
def big5(last=0xf9):
    out=set()
    for h in range(0xa4,last+1):
        for l in list(range(0x40,0x7f))+list(range(0xa1,0xff)):
            try: out.add(ord(bytes([h,l]).decode('big5')))
            except Exception: pass
    return out
def ksx(): 
    out=set()
    for h in range(0xb0,0xc9):
        for l in range(0xa1,0xff):
            try: out.add(ord(bytes([h,l]).decode('euc_kr')))
            except Exception: pass
    return out
def jis():
    out=set()
    for h in range(0xb0,0xf5):
        for l in range(0xa1,0xff):
            try: out.add(ord(bytes([h,l]).decode('euc_jp')))
            except Exception: pass
    return out

def covered(*names):
    out=set()
    for n in names: out|=set(TTFont(f'{OUT}/{n}',lazy=True).getBestCmap())
    return out

def scripts():
    for k,n in (('rtl','Arabic'),('rtl','Hebrew'),('sea','Thai'),('sea','Khmer'),('sea','Lao'),('sea','Myanmar'),('south_asia','Devanagari'),('south_asia','Bengali'),('south_asia','Tamil'),('south_asia','Telugu')):
        f=TTFont(B%('intl_'+k,'intl_'+k,'notosans'+n.lower(),f'NotoSans{n}[wdth,wght].ttf'))
        keep={c for c in f.getBestCmap() if not (0x21<=c<=0x24f or 0x300<=c<=0x3ff or 0x1e00<=c<=0x1fff)}|{0x20,0xa0}
        pack(cut(f,keep,axes={'wdth':100}),f'NotoSans{n}')
    for n in 'Armenian Georgian Gujarati Gurmukhi Kannada Malayalam Sinhala Ethiopic Oriya'.split():
        for w in ('Regular','Bold'): pack(cut(TTFont(NOTO%(n,w))),f'NotoSans{n}-{w}')

def serif():
    L=rng((0x20,0x7e),(0xa0,0x24f),(0x2b0,0x36f),(0x370,0x3ff),(0x400,0x45f),(0x490,0x4ff),(0x1e00,0x1eff),(0x2000,0x206f),(0x2070,0x209f),(0x20a0,0x20cf),(0x2100,0x2122),(0x2150,0x215f),(0x2190,0x2199),0x2202,0x2206,0x220f,0x2211,0x2212,0x221a,0x221e,0x222b,0x2248,0x2260,0x2264,0x2265,0x25ca,0xfb01,0xfb02)
    for italic in ('','-Italic'):
        f=TTFont(B%('western_core','western_core','sourceserif4',f'SourceSerif4{italic}[opsz,wght].ttf'))
        f=cut(f,L if not italic else {c for c in L if c<0x250 or 0x2000<=c<0x2200},'kern mark mkmk ccmp locl liga tnum pnum lnum onum frac numr dnom ordn sups subs zero smcp c2sc case'.split() if not italic else 'kern mark mkmk ccmp locl liga tnum smcp'.split(),axes={'opsz':18})
        instances(f,italic=bool(italic))
        rename(f,'Joho Serif','| Modified: subset and limited from Source Serif 4.'); 
        if italic: f['OS/2'].fsSelection|=1; f['head'].macStyle|=2
        pack(f,'JohoSerif'+italic)

def letters():
    f=TTFont(B%('western_core','western_core','notosans','NotoSans[wdth,wght].ttf'))
    U=rng((0x20,0x7e),(0xa0,0x2ff),(0x300,0x36f),(0x370,0x3ff),(0x400,0x52f),(0x1ab0,0x1aff),(0x1d00,0x1dff),(0x1e00,0x1eff),(0x1f00,0x1fff),(0x2070,0x209f),(0x20a0,0x20ff),(0x2c60,0x2c7f),(0xa720,0xa7ff),(0xab30,0xab6f),(0xfb00,0xfb06),0x25cc,(0xfe20,0xfe2f))
    f=cut(f,U,'kern mark mkmk ccmp locl'.split(),axes={'wdth':100})
    rename(f,'Joho Letters','| Modified: subset and limited from Noto Sans.'); pack(f,'JohoLetters')

def math():
    f=TTFont(B%('western_core','western_core','stixtwomath','STIXTwoMath-Regular.ttf'))
    print('CFF ' in f)
    U=rng((0x2100,0x214f),(0x2190,0x21ff),(0x2200,0x22ff),(0x2300,0x23ff),(0x27c0,0x27ef),(0x27f0,0x27ff),(0x2900,0x297f),(0x2980,0x29ff),(0x2a00,0x2aff),(0x2b00,0x2b4c),(0x1d400,0x1d7ff),0x131,0x237,0x20)
    f=cut(f,U,['ccmp'],drop=['MATH','GPOS','GDEF'])
    rename(f,'Joho Math','| Modified: subset from STIX Two Math.',400); pack(f,'JohoMath')

def rest():
    """Signs that no other face has."""
    import glob
    have=set()
    for p in glob.glob(f'{OUT}/*.[tow]*f*'):
        if 'NotoSansMath' not in p and 'Icons' not in p and 'NotoEmoji' not in p and not p.endswith('tsv'): have|=set(TTFont(p,lazy=True).getBestCmap())
    f=TTFont(NOTO%('Math','Regular')); c={x for x in f.getBestCmap() if x not in have and 0x2000<=x<=0x2bff}
    print(len(c),[hex(x) for x in c][:20]); pack(cut(f,c,[],drop=['MATH','GPOS','GDEF','GSUB']),'NotoSansMath-Regular')

def korean():
    """The 2,350 syllables of KS X 1001 and the jamo; the other 8,822 lie in the optional package."""
    P='pypi/x/jmcjk/justmytype_intl_cjk/fonts/ofl/notosanskr/NotoSansKR[wght].ttf'
    jamo=rng((0x1100,0x11ff),(0x3131,0x318e),0x20)
    f=cut(TTFont(P),ksx()|jamo,['ccmp','ljmo','vjmo','tjmo']); rename(f,'Joho Korean','| Modified: subset from Noto Sans KR.'); pack(f,'JohoKorean')

def cjk():
    f='pypi/x/jmcjk/justmytype_intl_cjk/fonts/ofl/notosans%s/NotoSans%s[wght].ttf'
    return {k:f%(k,k.upper()) for k in ('jp','sc','tc')}
def sets():
    """What Joho Round JP lacks: GB 2312, then the rest of JIS and of the former faces of rare kanji, then the first level of Big5."""
    have=covered('JohoRoundJP-Regular.otf','JohoRoundSym-Regular.ttf')
    sc=gb2312()-have
    jp=(jis()|set(RARE))-have
    jp&=set(TTFont(cjk()['jp'],lazy=True).getBestCmap())
    sc-=jp
    tc=big5(0xc6)-have-sc-jp
    return sc,jp,tc
# Kanji of M PLUS 1 beyond JIS, by code point: names and variants.
RARE=[int(c,16) for l in open(os.path.join(os.path.dirname(os.path.abspath(__file__)),'rare_kanji.txt')) for c in l.split()]

def han():
    sc,jp,tc=sets()
    for key,chars,family in (('sc',sc,'Joho Han SC'),('jp',jp,'Joho Han JP'),('tc',tc,'Joho Han TC')):
        f=cut(TTFont(cjk()[key]),chars|{0x20},[]); rename(f,family,f'| Modified: subset from Noto Sans {key.upper()}.'); pack(f,family.replace(' ',''))

def mono():
    """JetBrains Mono with its box drawing, blocks and signs for status lines, all of one advance."""
    import build_fonts as b
    box=rng((0x2500,0x25ff),(0xe0a0,0xe0a3),(0xe0b0,0xe0bf),(0x23b0,0x23bd),(0x2190,0x21ff),(0x2200,0x22ff),(0x2b00,0x2bff),(0x2300,0x23ff),(0x2700,0x27ff),(0x1fb00,0x1fbaf))
    for w in b.LIGHT+[400,500,700,800]:
        f=TTFont('pypi/x/fontpkg_jetbrains_mono/fontpkg_jetbrains_mono/files/JetBrainsMono[wght].ttf')
        b.sub(f,b.LATIN|box,['kern','mark','mkmk','ccmp','locl','zero'])
        f=b.instancer.instantiateVariableFont(f,{'wght':w},overlap=b.instancer.OverlapMode.REMOVE)
        b.rename(f,'Joho Mono',w,'| Modified: instanced and subset from JetBrains Mono 2.211.')
        f.save(f'{OUT}/JohoMono-{WN[w]}.ttf'); print(w,os.path.getsize(f'{OUT}/JohoMono-{WN[w]}.ttf'),len(f.getGlyphOrder()),{f['hmtx'][g][0] for g in f.getGlyphOrder()},flush=True)

# Family's width class, share of the normal width. SF Pro's own shares are not measured.
WIDTHS={2:.70,3:.82,7:1.17}
WIDTH_NAMES={2:'Compressed',3:'Condensed',7:'Expanded'}
INTER='pypi/x/fontpkg_inter/fontpkg_inter/files/Inter[opsz,wght].ttf'
def widths():
    """Joho Sans in other widths: Inter's outlines scaled sideways, each weight from a heavier or lighter one, so that its
    stems keep half of the thickness that scaling takes."""
    L=rng((0x20,0x7e),(0xa0,0x17f),0x192,(0x218,0x21b),(0x2c6,0x2dd),(0x1e80,0x1e85),(0x1ea0,0x1ef9),(0x2010,0x2026),(0x2030,0x203a),0x2044,0x2070,(0x2074,0x2079),(0x2080,0x2089),0x20ac,0x2116,0x2122,0x2190,0x2191,0x2192,0x2193,0x2212,0x2215,0x2219,0x221e,0x2248,0x2260,0x2264,0x2265)
    for c,k in WIDTHS.items():
        f=cut(TTFont(INTER),L,'kern mark ccmp locl tnum'.split(),drop=['MVAR'],axes={'opsz':20})
        sideways(f,k)
        # Regular stems are .0908 em thick and grow by .00022 with a unit of weight: where on the axis the default now is.
        f['fvar'].axes[0].defaultValue=round(400+(.0908/(1+(1/k-1)/2)-.0908)/.00022); instances(f)
        f['OS/2'].usWidthClass=c
        rename(f,'Joho Sans','| Modified: subset, limited and scaled sideways from Inter 4.001.')
        f['name'].setName('Joho Sans '+WIDTH_NAMES[c],4,3,1,0x409); f['name'].setName(f'JohoSans-{WIDTH_NAMES[c]}',6,3,1,0x409); f['name'].setName(f'JohoSans{WIDTH_NAMES[c]}',25,3,1,0x409)
        if 'STAT' in f: del f['STAT']
        pack(f,f'JohoSans-{WIDTH_NAMES[c]}')

def sideways(f,k):
    glyf=f['glyf']; q=lambda v: int(round(v*k))
    for n in f.getGlyphOrder():
        g=glyf[n]
        if g.isComposite():
            for p in g.components: p.x=q(p.x)
        elif g.numberOfContours>0:
            g.coordinates=type(g.coordinates)([(q(x),y) for x,y in g.coordinates])
        a,l=f['hmtx'].metrics[n]; f['hmtx'].metrics[n]=(q(a),q(l))
    for n in f.getGlyphOrder(): glyf[n].recalcBounds(glyf)
    for variations in f['gvar'].variations.values():
        for v in variations: v.coordinates=[None if c is None else (q(c[0]),c[1]) for c in v.coordinates]
    if 'HVAR' in f: del f['HVAR']
    gpos=f['GPOS'].table
    seen=set()
    def walk(o):
        if id(o) in seen or o is None: return
        seen.add(id(o))
        if isinstance(o,(list,tuple)):
            for i in o: walk(i)
        elif hasattr(o,'__dict__'):
            for a in ('XAdvance','XPlacement','XCoordinate'):
                if hasattr(o,a): setattr(o,a,q(getattr(o,a)))
            for i in list(vars(o).values()): walk(i)
    walk(gpos.LookupList)
    store=getattr(f['GDEF'].table,'VarStore',None) if 'GDEF' in f else None
    for d in (store.VarData if store else []): d.Item=[[q(v) for v in r] for r in d.Item]; d.calculateNumShorts()

def pictures():
    """Emoji that Twemoji Mozilla does not draw as one, by the sequences of emoji.txt: Unicode 15 to 17 and their tones."""
    import uharfbuzz as hb
    path='deb/x/fonts-noto-color-emoji/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf'
    shaper=hb.Font(hb.Face(hb.Blob.from_file_path(path))); font=TTFont(path); wanted=set()
    sequences=open(os.path.join(os.path.dirname(os.path.abspath(__file__)),'emoji.txt')).read().split()
    for text in sequences:
        b=hb.Buffer(); b.add_str(text); b.guess_segment_properties(); hb.shape(shaper,b)
        wanted|={font.getGlyphName(i.codepoint) for i in b.glyph_infos}
    codes={ord(c) for t in sequences for c in t}
    o=subset.Options(); o.layout_features=['ccmp']; o.name_IDs=['*']; o.layout_closure=False; o.glyph_names=False; o.notdef_outline=True
    s=subset.Subsetter(o); s.populate(unicodes=codes,glyphs=wanted); s.subset(font)
    class Wanted: glyphs=wanted; glyphs_requested=wanted
    font.save(f'{OUT}/NotoColorEmoji-Subset.ttf')
    font=TTFont(f'{OUT}/NotoColorEmoji-Subset.ttf'); print(os.path.getsize(f'{OUT}/NotoColorEmoji-Subset.ttf'),len(font.getGlyphOrder()))

# Everyday weights stay as they are: reading a packed face takes a few milliseconds.
RARE_FACES='TwemojiMozilla.ttf JohoMono-Thin.ttf JohoMono-ExtraLight.ttf JohoMono-Light.ttf JohoMono-ExtraBold.ttf JohoIcons-Thin.ttf JohoIcons-ExtraLight.ttf JohoIcons-Light.ttf JohoIcons-ExtraBold.ttf JohoIcons-Black.ttf JohoSans-Thin.ttf JohoSans-ExtraLight.ttf JohoSans-Light.ttf JohoSans-ExtraBold.ttf JohoSans-Black.ttf JohoRound-Thin.ttf JohoRound-ExtraLight.ttf JohoRound-Light.ttf NotoEmoji-Bold.ttf NotoSansSymbols2-Regular.ttf JohoRoundJP-ExtraBold.otf JohoRoundJP-Medium.otf JohoRoundJP-Black.otf'.split()
def pack_rare():
    for n in RARE_FACES:
        pack(TTFont(f'{OUT}/{n}'),n.rsplit('.',1)[0]); os.remove(f'{OUT}/{n}')

if __name__=='__main__':
    for a in sys.argv[1:]: globals()[a]()
