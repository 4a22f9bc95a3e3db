#!/usr/bin/env python3
"""Builds out/fonts/*.woff: other scripts, ideographs, Hangul, the serif, mathematics; and Joho Mono.

Run after build_fonts.py (latin jp sym), build_sans.py, build_icons.py and build_fallback.py; the last step packs the faces
that few drawings need. Usage: build_scripts.py scripts serif letters math mono korean han pack_rare rest"""
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

# Everyday weights stay as they are: reading a packed face takes a few milliseconds.
RARE_FACES='JohoIcons-Thin.ttf JohoIcons-ExtraLight.ttf JohoIcons-Light.ttf JohoIcons-ExtraBold.ttf JohoIcons-Black.ttf JohoSans-Thin.ttf JohoSans-ExtraLight.ttf JohoSans-Light.ttf JohoSans-ExtraBold.ttf JohoSans-Black.ttf JohoRound-Thin.ttf JohoRound-ExtraLight.ttf JohoRound-Light.ttf NotoEmoji-Bold.ttf NotoSansSymbols2-Regular.ttf JohoRoundJP-ExtraBold.otf JohoRoundJP-Medium.otf'.split()
def pack_rare():
    for n in RARE_FACES:
        pack(TTFont(f'{OUT}/{n}'),n.rsplit('.',1)[0]); os.remove(f'{OUT}/{n}')

if __name__=='__main__':
    for a in sys.argv[1:]: globals()[a]()
